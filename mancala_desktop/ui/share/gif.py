"""Writes a film as an animated GIF, frame by frame: each holds only what differs from the one before."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata, getheader
from PySide6.QtGui import QColor, QImage

SEE_THROUGH = 255  # the one colour that is none: what was there before stays to be seen
FOR_EVER = 0
TRAILER = b";"

Put = Callable[[bytes], object]


class GifWriter:
    """One GIF that repeats for ever, written through `put` piece by piece.

    `examples` are pictures of the film; its 255 colours are chosen from theirs, after those in
    `accents`, which cover too little of a picture to be chosen for it.
    """

    def __init__(
        self, put: Put, examples: Sequence[QImage], accents: Collection[QColor] = ()
    ) -> None:
        self._put = put
        self._palette = _palette([_picture(example) for example in examples], accents)
        self._shown: Image.Image | None = None
        self._waiting: tuple[Image.Image, tuple[int, int], int] | None = None

    def add(self, image: QImage, ms: int) -> None:
        """The next picture, and how long it is seen (ms); one that shows nothing new lets the last stay longer."""
        picture = _picture(image)
        if self._shown is None:
            first = self._reduced(picture)
            header, _ = getheader(first, info={"loop": FOR_EVER})
            self._put(b"".join(header))
            self._waiting = first, (0, 0), ms
        else:
            difference = ImageChops.difference(self._shown, picture)
            box = difference.getbbox()
            if box is None:
                assert self._waiting
                patch, at, before = self._waiting
                self._waiting = patch, at, before + ms
            else:
                self._write()
                patch = self._reduced(picture.crop(box))
                patch.paste(SEE_THROUGH, mask=_same(difference.crop(box)))
                self._waiting = patch, box[:2], ms
        self._shown = picture

    def finish(self) -> None:
        """The end of the film."""
        self._write()
        self._put(TRAILER)

    def _write(self) -> None:
        if self._waiting:
            patch, at, ms = self._waiting
            pieces = getdata(patch, at, duration=ms, disposal=1, transparency=SEE_THROUGH)
            self._put(b"".join(pieces))
            self._waiting = None

    def _reduced(self, picture: Image.Image) -> Image.Image:
        return picture.quantize(palette=self._palette, dither=Image.Dither.NONE)


def _picture(image: QImage) -> Image.Image:
    """The same as Pillow has it."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    size, stride = (plain.width(), plain.height()), plain.bytesPerLine()
    return Image.frombuffer("RGB", size, bytes(plain.constBits()), "raw", "RGB", stride, 1)


def _same(difference: Image.Image) -> Image.Image:
    """A mask of the points that do not differ."""
    red, green, blue = difference.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point([255] + [0] * 255)


def _palette(pictures: Sequence[Image.Image], accents: Collection[QColor]) -> Image.Image:
    """The accents, and the colours that do most of the pictures justice."""
    width, height = pictures[0].size
    sheet = Image.new("RGB", (width, height * len(pictures)))
    for place, picture in enumerate(pictures):
        sheet.paste(picture, (0, place * height))
    fixed = [part for accent in accents for part in (accent.red(), accent.green(), accent.blue())]
    chosen = sheet.quantize(SEE_THROUGH - len(accents), method=Image.Quantize.MEDIANCUT)
    colours = [*fixed, *(chosen.getpalette() or [])]
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours + colours[:3] * (SEE_THROUGH + 1 - len(colours) // 3))
    return palette
