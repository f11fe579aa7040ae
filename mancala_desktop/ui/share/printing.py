"""Printers and PDF files. Qt's printing is loaded with this module, so it is imported only when somebody prints."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from mancala_desktop.play.storage import whole
from mancala_desktop.ui.share.job import Progress
from mancala_desktop.ui.share.paper import print_report
from mancala_desktop.ui.share.report import Report
from mancala_desktop.ui.share.still import Stand

MARGINS = QMarginsF(17, 16, 17, 13)  # mm
PDF_RESOLUTION = 600


def ask_printer(name: str, window: QWidget) -> QPrinter | None:
    """The printer somebody chooses for the document `name`; None if there shall be no printing."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(name)
    printer.setPageLayout(_page_layout())
    dialog = QPrintDialog(printer, window)
    accepted = bool(dialog.exec())
    dialog.deleteLater()
    return printer if accepted else None


def file_of(printer: QPrinter) -> Path | None:
    """Where a printer that is none writes its pages to; None for one that has paper."""
    return Path(printer.outputFileName()) if printer.outputFileName() else None


def print_on(printer: QPrinter, report: Report, stand: Stand, progress: Progress) -> bool:
    """Print; whether the printer took it. What is called off is not printed."""
    return print_report(printer, report, stand, progress, printer.abort)


def save_pdf(
    path: Path,
    report: Report,
    stand: Stand,
    progress: Progress,
    *,
    layout: QPageLayout | None = None,
) -> None:
    """Print to a PDF file, on the usual pages unless `layout` says otherwise.

    Raises StorageError, or what `progress` raises, and leaves the old file as it was.
    """
    data = QByteArray()
    buffer = QBuffer(data)
    with whole(path) as put:
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(PDF_RESOLUTION)
        writer.setPageLayout(layout or _page_layout())
        writer.setTitle(report.title)
        writer.setCreator("Mancala")
        print_report(writer, report, stand, progress)
        put(bytes(data.data()))


def _page_layout() -> QPageLayout:
    """The paper that is used where the user lives."""
    us = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    size = QPageSize(QPageSize.PageSizeId.Letter if us else QPageSize.PageSizeId.A4)
    upright, millimetres = QPageLayout.Orientation.Portrait, QPageLayout.Unit.Millimeter
    return QPageLayout(size, upright, MARGINS, millimetres)
