<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Mancala</source>
        <translation>Über Mancala</translation>
    </message>
    <message>
        <source>Kalah, Oware and Congkak for one or two players.</source>
        <translation>Kalah, Oware und Congkak, allein oder zu zweit.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Computer player: {core}</source>
        <translation>Computergegner: {core}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Python; the faster compiled one is not in use</source>
        <translation>in Python; der schnellere kompilierte läuft hier nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n Kern</numerusform>
            <numerusform>%n Kernen</numerusform>
        </translation>
    </message>
    <message>
        <source>compiled, with {memory} MiB and {threads}</source>
        <translation>kompiliert, mit {memory} MiB und {threads}</translation>
    </message>
    <message>
        <source>The app is free software under the MIT licence. It uses Qt for Python (LGPL), Pillow (MIT-CMU), glicko2-py (MIT), the typeface Inter (SIL Open Font License) and icons from Lucide (ISC).</source>
        <translation>Die App ist freie Software unter der MIT-Lizenz. Sie nutzt Qt for Python (LGPL), Pillow (MIT-CMU), glicko2-py (MIT), die Schrift Inter (SIL Open Font License) und Symbole von Lucide (ISC).</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Copy the board as a picture</source>
        <translation>Brett als Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>Save the board as a &amp;picture…</source>
        <translation>Brett als &amp;Bild speichern …</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Print to P&amp;DF…</source>
        <translation>Als &amp;PDF drucken …</translation>
    </message>
    <message>
        <source>Save the game as an animated &amp;GIF…</source>
        <translation>Partie als bewegtes &amp;GIF speichern …</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <translation>Stellung auf&amp;bauen …</translation>
    </message>
    <message>
        <source>Re&amp;view a game</source>
        <translation>Partie aus&amp;werten</translation>
    </message>
    <message>
        <source>My &amp;progress</source>
        <translation>Mein &amp;Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Export progress…</source>
        <translation>Fortschritt e&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Import progress…</source>
        <translation>Fortschritt &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Reset progress…</source>
        <translation>Fortschritt &amp;zurücksetzen …</translation>
    </message>
    <message>
        <source>&amp;Undo reset or import</source>
        <translation>Zurücksetzen oder Import &amp;rückgängig</translation>
    </message>
    <message>
        <source>Pictures with a transparent &amp;background</source>
        <translation>Bilder mit durchsichtigem &amp;Hintergrund</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Mo&amp;ve now</source>
        <translation>&amp;Jetzt ziehen</translation>
    </message>
    <message>
        <source>&amp;Ask the computer again</source>
        <translation>&amp;Computer noch einmal fragen</translation>
    </message>
    <message>
        <source>&amp;Finish the animation</source>
        <translation>Bewegung &amp;abschließen</translation>
    </message>
    <message>
        <source>S&amp;how the last move again</source>
        <translation>Letzten Zug noch einmal &amp;zeigen</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;Hinweis</translation>
    </message>
    <message>
        <source>&amp;Tutor asks before a costly sowing</source>
        <translation>&amp;Tutor fragt vor einem teuren Zug</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Rätsel</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Rätsel des &amp;Tages</translation>
    </message>
    <message>
        <source>&amp;Guide in the first game</source>
        <translation>Be&amp;gleiter in der ersten Partie</translation>
    </message>
    <message>
        <source>Back to the &amp;lesson</source>
        <translation>Zurück zur &amp;Lektion</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>&amp;Übliche Schriftgröße</translation>
    </message>
    <message>
        <source>&amp;Mark pits that may be sown</source>
        <translation>Spielbare Mulden &amp;markieren</translation>
    </message>
    <message>
        <source>P&amp;review sowings</source>
        <translation>Aussaat &amp;vorher zeigen</translation>
    </message>
    <message>
        <source>&amp;Turn the board around</source>
        <translation>Brett um&amp;drehen</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>T&amp;on</translation>
    </message>
    <message>
        <source>Two players face to fa&amp;ce</source>
        <translation>&amp;Gegenüber sitzen</translation>
    </message>
    <message>
        <source>M&amp;oves panel</source>
        <translation>&amp;Züge anzeigen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>As the game has it</source>
        <translation>Wie im Spiel üblich</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nussbaum</translation>
    </message>
    <message>
        <source>Light oak</source>
        <translation>Helle Eiche</translation>
    </message>
    <message>
        <source>Red teak</source>
        <translation>Rotes Teak</translation>
    </message>
    <message>
        <source>Plain, high contrast</source>
        <translation>Schlicht, hoher Kontrast</translation>
    </message>
    <message>
        <source>As the game has them</source>
        <translation>Wie im Spiel üblich</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>Glas</translation>
    </message>
    <message>
        <source>Cowries</source>
        <translation>Kauris</translation>
    </message>
    <message>
        <source>Nickernuts</source>
        <translation>Nickernüsse</translation>
    </message>
    <message>
        <source>River stones</source>
        <translation>Flusskiesel</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Keine Animation</translation>
    </message>
    <message>
        <source>Letters a–f</source>
        <translation>Buchstaben a–f</translation>
    </message>
    <message>
        <source>Numbers 1–6</source>
        <translation>Zahlen 1–6</translation>
    </message>
    <message>
        <source>Around the board 0–13</source>
        <translation>Rund ums Brett 0–13</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Boards of your own</source>
        <translation>Eigene &amp;Bretter</translation>
    </message>
    <message>
        <source>&amp;About Mancala</source>
        <translation>Ü&amp;ber Mancala</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Offer to &amp;end the game</source>
        <translation>Ende der Partie an&amp;bieten</translation>
    </message>
    <message>
        <source>&amp;Claim repetition</source>
        <translation>Wieder&amp;holung melden</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>Res&amp;ign…</source>
        <translation>Auf&amp;geben …</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>&amp;Unentschieden anbieten</translation>
    </message>
    <message>
        <source>Show the res&amp;ult</source>
        <translation>&amp;Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Copy the &amp;position as text</source>
        <translation>&amp;Stellung als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;game as text</source>
        <translation>&amp;Partie als Text kopieren</translation>
    </message>
    <message>
        <source>Paste a &amp;game or position</source>
        <translation>Partie oder Stellung &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Find a game</source>
        <translation>Partie &amp;finden</translation>
    </message>
    <message>
        <source>&amp;Rename a game…</source>
        <translation>Partie &amp;umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Delete games</source>
        <translation>Partien &amp;löschen</translation>
    </message>
    <message>
        <source>Saved &amp;games</source>
        <translation>&amp;Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Stat&amp;istik</translation>
    </message>
    <message>
        <source>Empty the &amp;trash…</source>
        <translation>&amp;Papierkorb leeren …</translation>
    </message>
    <message>
        <source>&amp;Pause the replay</source>
        <translation>Wiedergabe &amp;anhalten</translation>
    </message>
    <message>
        <source>&amp;Go on with the replay</source>
        <translation>Wiedergabe &amp;fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Replay the whole game</source>
        <translation>Ganze Partie &amp;wiedergeben</translation>
    </message>
    <message>
        <source>Look at the &amp;start</source>
        <translation>Den &amp;Anfang ansehen</translation>
    </message>
    <message>
        <source>Look one move &amp;back</source>
        <translation>Einen Zug &amp;zurück ansehen</translation>
    </message>
    <message>
        <source>Look one move &amp;on</source>
        <translation>Einen Zug &amp;vor ansehen</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>Zurück zur &amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>Von hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Variations…</source>
        <translation>Varia&amp;nten …</translation>
    </message>
    <message>
        <source>&amp;Make it the main line</source>
        <translation>Zur &amp;Hauptlinie machen</translation>
    </message>
    <message>
        <source>&amp;Delete the variation</source>
        <translation>Variante &amp;löschen</translation>
    </message>
    <message>
        <source>Pu&amp;t the variation back</source>
        <translation>Variante wie&amp;derherstellen</translation>
    </message>
    <message>
        <source>&amp;Comment…</source>
        <translation>&amp;Kommentar …</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Aus&amp;wertung</translation>
    </message>
    <message>
        <source>&amp;First sowing</source>
        <translation>&amp;Erste Aussaat</translation>
    </message>
    <message>
        <source>&amp;Previous sowing</source>
        <translation>&amp;Vorige Aussaat</translation>
    </message>
    <message>
        <source>&amp;Next sowing</source>
        <translation>&amp;Nächste Aussaat</translation>
    </message>
    <message>
        <source>&amp;End of the game</source>
        <translation>E&amp;nde der Partie</translation>
    </message>
    <message>
        <source>Show &amp;best move</source>
        <translation>&amp;Besten Zug zeigen</translation>
    </message>
    <message>
        <source>&amp;Learn from your mistakes</source>
        <translation>Aus deinen Fehlern &amp;lernen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>&amp;Stop or go on thinking</source>
        <translation>Nachdenken an&amp;halten oder fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Turns panel</source>
        <translation>&amp;Zugliste</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>Zurüc&amp;k</translation>
    </message>
    <message>
        <source>Si&amp;ngle step</source>
        <translation>Ei&amp;nzelschritt</translation>
    </message>
    <message>
        <source>&amp;Swap sides…</source>
        <translation>Seiten &amp;tauschen …</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <translation>Sp&amp;ieler …</translation>
    </message>
    <message>
        <source>Next &amp;game of the series</source>
        <translation>Nächste &amp;Partie der Serie</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>&amp;Alle Lektionen</translation>
    </message>
    <message>
        <source>&amp;Tip</source>
        <translation>&amp;Tipp zeigen</translation>
    </message>
    <message>
        <source>&amp;Show the answer</source>
        <translation>&amp;Lösung zeigen</translation>
    </message>
    <message>
        <source>&amp;Watch again</source>
        <translation>&amp;Noch einmal ansehen</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>&amp;Von vorn</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Re&amp;geln</translation>
    </message>
    <message>
        <source>Rules &amp;beside the board</source>
        <translation>Regeln &amp;neben dem Brett</translation>
    </message>
    <message>
        <source>&amp;Search the rules</source>
        <translation>In den Regeln &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Previous rule</source>
        <translation>&amp;Vorige Regel</translation>
    </message>
    <message>
        <source>&amp;Next rule</source>
        <translation>&amp;Nächste Regel</translation>
    </message>
    <message>
        <source>Play the &amp;example</source>
        <translation>&amp;Beispiel abspielen</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>Selbst &amp;probieren</translation>
    </message>
    <message>
        <source>&amp;Reset the example</source>
        <translation>Beispiel &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Trainers</source>
        <translation>&amp;Trainer</translation>
    </message>
    <message>
        <source>&amp;Leave the rules</source>
        <translation>Regeln ver&amp;lassen</translation>
    </message>
    <message>
        <source>&amp;Look into the trash…</source>
        <translation>In den Papierkorb &amp;schauen …</translation>
    </message>
    <message>
        <source>&amp;Export games…</source>
        <translation>Partien &amp;exportieren …</translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>Deine Zahl</translation>
    </message>
</context>
<context>
    <name>AnswerParts</name>
    <message>
        <source>Your order</source>
        <translation>Deine Reihenfolge</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Deine Wahl</translation>
    </message>
    <message>
        <source>Your marks</source>
        <translation>Deine Auswahl</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>Deine Zahl</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Deine Antwort</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Zum Ansehen</translation>
    </message>
    <message>
        <source>Your game is under way: “Go on with the game” or Enter leads back to it.</source>
        <translation>Deine Partie läuft: „Weiterspielen“ oder Enter führt zu ihr zurück.</translation>
    </message>
    <message>
        <source>“Start the game” or Enter begins a game against level 1: you are South, the computer is North.</source>
        <translation>„Partie beginnen“ oder die Eingabetaste beginnt eine Partie gegen Stufe 1: Du bist Süd, der Computer ist Nord.</translation>
    </message>
    <message>
        <source>No tips within the minute; skipping counts as wrong.</source>
        <translation>In der Minute gibt es keine Tipps; Überspringen zählt als falsch.</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} von {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n marked</source>
        <translation>
            <numerusform>%n markiert</numerusform>
            <numerusform>%n markiert</numerusform>
        </translation>
    </message>
    <message>
        <source>So far: {parts}</source>
        <translation>Bisher: {parts}</translation>
    </message>
    <message>
        <source>tip,</source>
        <translation>Tipp,</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>starts the game</source>
        <translation>beginnt die Partie</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>Tasten:</translation>
    </message>
    <message>
        <source>sow</source>
        <translation>sät</translation>
    </message>
    <message>
        <source>South, with</source>
        <translation>Süd, mit</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>North,</source>
        <translation>Nord,</translation>
    </message>
    <message>
        <source>store</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>mark,</source>
        <translation>markiert,</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Now you play</source>
        <translation>Jetzt spielst du</translation>
    </message>
    <message>
        <source>A line below the board says what to look for; its tip names a pit.</source>
        <translation>Eine Zeile unter dem Brett sagt, worauf du achten kannst; ihr Tipp nennt eine Mulde.</translation>
    </message>
    <message>
        <source>The game has been played to its end.</source>
        <translation>Die Partie ist zu Ende gespielt.</translation>
    </message>
    <message>
        <source>when all are marked</source>
        <translation>wenn alle markiert sind</translation>
    </message>
    <message>
        <source>to answer</source>
        <translation>antwortet</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählt</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>geht weiter</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Store, {side}</source>
        <translation>Speicher, {side}</translation>
    </message>
    <message>
        <source>Seed {numbers}</source>
        <translation>Samen {numbers}</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>South,</source>
        <translation>Süd,</translation>
    </message>
</context>
<context>
    <name>AnswerWords</name>
    <message numerus="yes">
        <source>%n seed(s) from {pit}, one for each hole: the last one falls into {hole}</source>
        <translation>
            <numerusform>Ein Samen aus {pit}, einen Schritt weiter: Er fällt in {hole}</numerusform>
            <numerusform>%n Samen aus {pit}, einer für jede Mulde auf dem Weg: Der letzte fällt in {hole}</numerusform>
        </translation>
    </message>
    <message>
        <source>the store of the other side gets none</source>
        <translation>der Speicher der anderen Seite bekommt keinen</translation>
    </message>
    <message>
        <source>{pit} itself is passed over</source>
        <translation>{pit} selbst wird ausgelassen</translation>
    </message>
    <message>
        <source>It is sown on from {pits}; the last seed falls into {hole}.</source>
        <translation>Weitergesät wird aus {pits}; der letzte Samen fällt in {hole}.</translation>
    </message>
    <message>
        <source>It is sown on from {pits}; the last seed falls into the empty {hole}.</source>
        <translation>Weitergesät wird aus {pits}; der letzte Samen fällt in die leere {hole}.</translation>
    </message>
    <message>
        <source>The last seed falls into {hole}: {parts}.</source>
        <translation>Der letzte Samen fällt in {hole}: {parts}.</translation>
    </message>
    <message>
        <source>The last seed falls into the empty {hole}: {parts}.</source>
        <translation>Der letzte Samen fällt in die leere {hole}: {parts}.</translation>
    </message>
    <message>
        <source>The last seed falls into the empty {hole}, and with nothing opposite it is taken alone.</source>
        <translation>Der letzte Samen fällt in die leere {hole}; gegenüber liegt nichts, also wird er allein gefangen.</translation>
    </message>
    <message>
        <source>{n} from {pit}</source>
        <translation>{n} aus {pit}</translation>
    </message>
    <message>
        <source>{parts}, {n} in all</source>
        <translation>{parts}, zusammen {n}</translation>
    </message>
    <message>
        <source>{n} in {pit}</source>
        <translation>{n} in {pit}</translation>
    </message>
    <message>
        <source>At the end no seed is left in {side}&apos;s row.</source>
        <translation>Am Ende liegt in der Reihe von {side} kein Samen mehr.</translation>
    </message>
    <message>
        <source>At the end {side} keeps {parts}.</source>
        <translation>Am Ende behält {side} {parts}.</translation>
    </message>
    <message>
        <source>{n} before</source>
        <translation>{n} vorher</translation>
    </message>
    <message>
        <source>{n} sown</source>
        <translation>{n} gesät</translation>
    </message>
    <message>
        <source>{n} captured</source>
        <translation>{n} gefangen</translation>
    </message>
    <message>
        <source>{n} swept up at the end</source>
        <translation>{n} am Ende eingesammelt</translation>
    </message>
    <message>
        <source>Your store: {parts}.</source>
        <translation>Dein Speicher: {parts}.</translation>
    </message>
    <message>
        <source>from {pit} in {hole}</source>
        <translation>aus {pit} in {hole}</translation>
    </message>
    <message>
        <source>No last seed falls into your store: {parts}.</source>
        <translation>Kein letzter Samen fällt in deinen Speicher: {parts}.</translation>
    </message>
    <message>
        <source>seed {n} of {pit}</source>
        <translation>Samen {n} aus {pit}</translation>
    </message>
    <message>
        <source>The last one falls into your store: {parts}.</source>
        <translation>Der letzte fällt in deinen Speicher: {parts}.</translation>
    </message>
    <message>
        <source>No last seed makes two or three in {other}&apos;s row.</source>
        <translation>Kein letzter Samen macht in der Reihe von {other} zwei oder drei.</translation>
    </message>
    <message>
        <source>No last seed falls into an empty pit of yours where it captures.</source>
        <translation>Kein letzter Samen fällt in eine leere Mulde von dir, in der er fängt.</translation>
    </message>
    <message>
        <source>{pit} ends in {hole} and takes {n}</source>
        <translation>{pit} endet in {hole} und nimmt {n}</translation>
    </message>
    <message>
        <source>No seed gets as far as {other}&apos;s row.</source>
        <translation>Kein Samen kommt bis in die Reihe von {other}.</translation>
    </message>
    <message>
        <source>Seeds that get as far as {other}&apos;s row: {parts}.</source>
        <translation>So viele Samen kommen bis in die Reihe von {other}: {parts}.</translation>
    </message>
    <message>
        <source>{other} has no seed left and must be fed.</source>
        <translation>{other} hat keinen Samen mehr und muss welche bekommen.</translation>
    </message>
    <message>
        <source>{pit} would take all {other} has, and so takes nothing</source>
        <translation>{pit} würde alles nehmen, was {other} hat, und nimmt deshalb nichts</translation>
    </message>
    <message>
        <source>{pit} takes all {other} has: {parts}</source>
        <translation>{pit} nimmt alles, was {other} hat: {parts}</translation>
    </message>
    <message>
        <source>After every sowing {other} still has seeds.</source>
        <translation>Nach jedem Zug hat {other} noch Samen.</translation>
    </message>
    <message>
        <source>After one sowing the game is over.</source>
        <translation>Nach einem Zug ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>No last seed falls into your store, so one sowing is all.</source>
        <translation>Kein letzter Samen fällt in deinen Speicher, also bleibt es bei einer Aussaat.</translation>
    </message>
    <message>
        <source>{pits} ends in your store, and after {last} the turn is over.</source>
        <translation>{pits} endet in deinem Speicher, und nach {last} ist dein Zug zu Ende.</translation>
    </message>
    <message>
        <source>{pits} end in your store, and after {last} the turn is over.</source>
        <translation>{pits} enden in deinem Speicher, und nach {last} ist dein Zug zu Ende.</translation>
    </message>
    <message>
        <source>your store</source>
        <translation>deinen Speicher</translation>
    </message>
</context>
<context>
    <name>BoardSettings</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Samen</translation>
    </message>
    <message>
        <source>Pit names</source>
        <translation>Namen der Mulden</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Je nach Spiel</translation>
    </message>
    <message>
        <source>As the game has it</source>
        <translation>Wie im Spiel üblich</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nussbaum</translation>
    </message>
    <message>
        <source>Light oak</source>
        <translation>Helle Eiche</translation>
    </message>
    <message>
        <source>Red teak</source>
        <translation>Rotes Teak</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>As the game has them</source>
        <translation>Wie im Spiel üblich</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>Glas</translation>
    </message>
    <message>
        <source>Cowries</source>
        <translation>Kauris</translation>
    </message>
    <message>
        <source>Nickernuts</source>
        <translation>Nickernüsse</translation>
    </message>
    <message>
        <source>River stones</source>
        <translation>Flusskiesel</translation>
    </message>
    <message>
        <source>In high contrast every board is plain.</source>
        <translation>Bei hohem Kontrast ist jedes Brett schlicht.</translation>
    </message>
    <message>
        <source>Letters a–f</source>
        <translation>Buchstaben a–f</translation>
    </message>
    <message>
        <source>Numbers 1–6</source>
        <translation>Zahlen 1–6</translation>
    </message>
    <message>
        <source>Ring 0–13</source>
        <translation>Ring 0–13</translation>
    </message>
    <message>
        <source>Mark the pits that may be sown</source>
        <translation>Spielbare Mulden markieren</translation>
    </message>
    <message>
        <source>Show beforehand where the seeds will fall</source>
        <translation>Vorher zeigen, wohin die Samen fallen</translation>
    </message>
    <message>
        <source>Two people at one screen sit face to face</source>
        <translation>Zwei an einem Bildschirm sitzen sich gegenüber</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>{several} and {last}</source>
        <translation>{several} und {last}</translation>
    </message>
    <message>
        <source>{count} seeds</source>
        <translation>{count} Samen</translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s)</source>
        <translation>
            <numerusform>%n Samen</numerusform>
            <numerusform>%n Samen</numerusform>
        </translation>
    </message>
    <message>
        <source>Store, {side}, {seeds}</source>
        <translation>Speicher, {side}, {seeds}</translation>
    </message>
    <message>
        <source>Pit {pit}, {side}, burnt</source>
        <translation>Mulde {pit}, {side}, verbrannt</translation>
    </message>
    <message>
        <source>Pit {pit}, {side}, {seeds}</source>
        <translation>Mulde {pit}, {side}, {seeds}</translation>
    </message>
    <message>
        <source>{hole}, playable</source>
        <translation>{hole}, spielbar</translation>
    </message>
    <message>
        <source>Sown last from here.</source>
        <translation>Von hier wurde zuletzt gesät.</translation>
    </message>
    <message>
        <source>The last seed fell here.</source>
        <translation>Hier fiel der letzte Samen.</translation>
    </message>
    <message>
        <source>Captured from here.</source>
        <translation>Von hier wurde gefangen.</translation>
    </message>
    <message>
        <source>Hint: sow this pit.</source>
        <translation>Hinweis: diese Mulde säen.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>ChipWords</name>
    <message>
        <source>{count} left</source>
        <translation>noch {count}</translation>
    </message>
    <message>
        <source>lap {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>captures {count}</source>
        <translation>fängt {count}</translation>
    </message>
    <message>
        <source>harvests {count}</source>
        <translation>erntet {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>nimmt nichts</translation>
    </message>
    <message>
        <source>extra turn</source>
        <translation>Extrazug</translation>
    </message>
</context>
<context>
    <name>ChooseGameDialog</name>
    <message>
        <source>Choose a game</source>
        <translation>Partie wählen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>The game is opened as a copy; a file stays as it is.</source>
        <translation>Die Partie wird als Kopie geöffnet; eine Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) in {file}</source>
        <translation>
            <numerusform>Eine Partie in {file}</numerusform>
            <numerusform>%Ln Partien in {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) in one text</source>
        <translation>
            <numerusform>Eine Partie in einem Text</numerusform>
            <numerusform>%Ln Partien in einem Text</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Clock</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Eigene …</translation>
    </message>
    <message>
        <source>Another time for each side</source>
        <translation>Für jede Seite eine andere Zeit</translation>
    </message>
</context>
<context>
    <name>ClockWords</name>
    <message>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>You have {time} left.</source>
        <translation>Du hast noch {time}.</translation>
    </message>
    <message>
        <source>{name} has {time} left.</source>
        <translation>{name} hat noch {time}.</translation>
    </message>
    <message>
        <source>As long as you like</source>
        <translation>So lange du willst</translation>
    </message>
    <message>
        <source>{time} for the whole game</source>
        <translation>{time} für die ganze Partie</translation>
    </message>
    <message>
        <source>{time}, {more} added per turn</source>
        <translation>{time}, je Zug {more} dazu</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>{name} considers your offer …</source>
        <translation>{name} denkt über dein Angebot nach …</translation>
    </message>
    <message>
        <source>{name} declines the draw.</source>
        <translation>{name} lehnt das Unentschieden ab.</translation>
    </message>
    <message>
        <source>{name} wants to play on.</source>
        <translation>{name} will weiterspielen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Die Partie ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>It has just been declined; it can be offered again after the next sowing.</source>
        <translation>Es wurde gerade abgelehnt; nach der nächsten Aussaat kannst du es wieder anbieten.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>No position has come back often enough.</source>
        <translation>Noch ist keine Stellung oft genug wiedergekehrt.</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>Looking for the best sowing …</source>
        <translation>Sucht den besten Zug …</translation>
    </message>
    <message>
        <source>The tutor is on: it asks before a costly sowing.</source>
        <translation>Der Tutor ist an: Er fragt vor einem teuren Zug.</translation>
    </message>
    <message>
        <source>The tutor is off.</source>
        <translation>Der Tutor ist aus.</translation>
    </message>
</context>
<context>
    <name>CommentDialog</name>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>It is kept in the file with the game. Ctrl+Enter keeps it, too.</source>
        <translation>Er wird mit der Partie in der Datei gespeichert. Strg+Enter übernimmt ihn ebenfalls.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
</context>
<context>
    <name>Conductor</name>
    <message>
        <source>The computer could not answer.</source>
        <translation>Der Computer konnte nicht antworten.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Die Partie geht weiter.</translation>
    </message>
</context>
<context>
    <name>DamagedFileDialog</name>
    <message>
        <source>Damaged file</source>
        <translation>Beschädigte Datei</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <translation>{file} ist beschädigt</translation>
    </message>
    <message>
        <source>Nothing in it can be read. The file stays as it is.</source>
        <translation>Nichts darin ist lesbar. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The file itself stays as it is.</source>
        <translation>Die Datei selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Open what can be read</source>
        <translation>Lesbaren Teil öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Damaged text</source>
        <translation>Beschädigter Text</translation>
    </message>
    <message>
        <source>This text cannot be read to its end</source>
        <translation>Dieser Text lässt sich nicht bis zum Ende lesen</translation>
    </message>
    <message>
        <source>Nothing in it can be read.</source>
        <translation>Nichts davon ist lesbar.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) can be read.</source>
        <translation>
            <numerusform>%n Zug ist lesbar.</numerusform>
            <numerusform>%n Züge sind lesbar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DateWords</name>
    <message>
        <source>Good morning</source>
        <translation>Guten Morgen</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Guten Tag</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Guten Abend</translation>
    </message>
    <message>
        <source>{greeting}, {name}</source>
        <translation>{greeting}, {name}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>A day of this year, and of another one; d, MMMM and yyyy as in Qt&apos;s QDate::toString.</extracomment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
</context>
<context>
    <name>DropSign</name>
    <message>
        <source>Drop it to open the game</source>
        <translation>Loslassen, um die Partie zu öffnen</translation>
    </message>
</context>
<context>
    <name>EditorDialog</name>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>To sow</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Click or + lays a seed, right click or − takes one away, the wheel does both; digits say how many.</source>
        <translation>Ein Klick oder + legt einen Samen, ein Rechtsklick oder − nimmt einen weg, das Mausrad kann beides; Ziffern sagen, wie viele.</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Samen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>There is no seed on the board.</source>
        <translation>Auf dem Brett liegt kein Samen.</translation>
    </message>
    <message>
        <source>Nobody can play from here. {outcome}</source>
        <translation>Von hier aus kann niemand spielen. {outcome}</translation>
    </message>
    <message>
        <source>On the board: {seeds}. A game by these rules has {usual}.</source>
        <translation>Auf dem Brett: {seeds}. Ein Spiel nach diesen Regeln hat {usual}.</translation>
    </message>
    <message>
        <source>{seeds}, as many as these rules have.</source>
        <translation>{seeds}, so viele wie diese Regeln vorsehen.</translation>
    </message>
    <message>
        <source>The computer is thinking …</source>
        <translation>Der Computer denkt nach …</translation>
    </message>
    <message>
        <source>{pit} {value}</source>
        <translation>{pit} {value}</translation>
    </message>
    <message>
        <source>{pit} {value} proved</source>
        <translation>{pit} {value} bewiesen</translation>
    </message>
    <message>
        <source>{values}. In seeds, for whoever is to sow.</source>
        <translation>{values}. In Samen, für die Seite am Zug.</translation>
    </message>
    <message>
        <source>Store, {side}</source>
        <translation>Speicher, {side}</translation>
    </message>
    <message>
        <source>Pit {pit}, {side}</source>
        <translation>Mulde {pit}, {side}</translation>
    </message>
    <message>
        <source>Pit or store</source>
        <translation>Mulde oder Speicher</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>EmptyTrashDialog</name>
    <message>
        <source>Empty the trash</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>Empty the trash?</source>
        <translation>Papierkorb leeren?</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted game(s) will be gone for good.</source>
        <translation>
            <numerusform>Eine gelöschte Partie ist dann endgültig fort.</numerusform>
            <numerusform>%n gelöschte Partien sind dann endgültig fort.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>EndingWords</name>
    <message>
        <source>It ends {score}.</source>
        <translation>Es endet {score}.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>You win by %n seed(s)</source>
        <translation>
            <numerusform>Du gewinnst mit %n Samen Vorsprung</numerusform>
            <numerusform>Du gewinnst mit %n Samen Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins by %n seed(s)</source>
        <translation>
            <numerusform>{winner} gewinnt mit %n Samen Vorsprung</numerusform>
            <numerusform>{winner} gewinnt mit %n Samen Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>{winner} wins</source>
        <translation>{winner} gewinnt</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Unentschieden.</translation>
    </message>
    <message>
        <source>A draw, {score}.</source>
        <translation>Unentschieden, {score}.</translation>
    </message>
    <message>
        <source>{winner} wins.</source>
        <translation>{winner} gewinnt.</translation>
    </message>
    <message>
        <source>{winner} wins {score}.</source>
        <translation>{winner} gewinnt {score}.</translation>
    </message>
    <message>
        <source>The game is over: a row is empty.</source>
        <translation>Die Partie ist zu Ende: Eine Reihe ist leer.</translation>
    </message>
    <message>
        <source>The game is over: no sowing is allowed any more.</source>
        <translation>Die Partie ist zu Ende: Keine Aussaat ist mehr erlaubt.</translation>
    </message>
    <message>
        <source>The game is over: more than half of the seeds are in one store.</source>
        <translation>Die Partie ist zu Ende: Mehr als die Hälfte der Samen liegt in einem Speicher.</translation>
    </message>
    <message>
        <source>The game is over: all seeds are captured.</source>
        <translation>Die Partie ist zu Ende: Alle Samen sind gefangen.</translation>
    </message>
    <message>
        <source>The game is over: the position keeps coming back.</source>
        <translation>Die Partie ist zu Ende: Die Stellung kehrt immer wieder.</translation>
    </message>
    <message>
        <source>Both sides agreed to end the game.</source>
        <translation>Beide Seiten haben die Partie einvernehmlich beendet.</translation>
    </message>
    <message>
        <source>{side} resigns.</source>
        <translation>{side} gibt auf.</translation>
    </message>
    <message>
        <source>{side} has run out of time.</source>
        <translation>Die Bedenkzeit von {side} ist abgelaufen.</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Die Bedenkzeit ist abgelaufen.</translation>
    </message>
    <message>
        <source>The game is over: the position keeps coming back, as was claimed.</source>
        <translation>Die Partie ist zu Ende: Die Stellung kehrt immer wieder, und das wurde gemeldet.</translation>
    </message>
    <message numerus="yes">
        <source>The %n seed(s) left are shared equally.</source>
        <translation>
            <numerusform>Der letzte Samen wird geteilt.</numerusform>
            <numerusform>Die übrigen %n Samen werden gleich verteilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} takes the %n seed(s) left in its own row.</source>
        <translation>
            <numerusform>{side} nimmt den letzten Samen der eigenen Reihe.</numerusform>
            <numerusform>{side} nimmt die übrigen %n Samen der eigenen Reihe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} is drawn, {score}.</source>
        <translation>Runde {round} endet unentschieden, {score}.</translation>
    </message>
    <message>
        <source>Round {round} goes to {side}, {score}.</source>
        <translation>Runde {round} geht an {side}, {score}.</translation>
    </message>
    <message>
        <source>{side} begins round {next}.</source>
        <translation>{side} beginnt Runde {next}.</translation>
    </message>
    <message>
        <source>Every pit is filled again.</source>
        <translation>Alle Mulden sind wieder gefüllt.</translation>
    </message>
    <message numerus="yes">
        <source>%n pit(s) cannot be filled and are burnt: {pits}.</source>
        <translation>
            <numerusform>Eine Mulde kann nicht gefüllt werden und ist verbrannt: {pits}.</numerusform>
            <numerusform>%n Mulden können nicht gefüllt werden und sind verbrannt: {pits}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seeds {score}</source>
        <translation>Samen {score}</translation>
    </message>
</context>
<context>
    <name>EngineSettings</name>
    <message>
        <source>The engine in Python runs here and needs none of these.</source>
        <translation>Hier läuft der Rechner in Python; er braucht nichts davon.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Endspieltabellen</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Prozessorkerne</translation>
    </message>
    <message>
        <source>{size} MiB</source>
        <translation>{size} MiB</translation>
    </message>
    <message>
        <source>Play known openings from the book</source>
        <translation>Bekannte Eröffnungen aus dem Buch spielen</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message numerus="yes">
        <source>up to %n seed(s), {size} MiB</source>
        <translation>
            <numerusform>bis %n Samen, {size} MiB</numerusform>
            <numerusform>bis %n Samen, {size} MiB</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExampleBox</name>
    <message>
        <source>Try it: {turn}</source>
        <translation>Probier es: {turn}</translation>
    </message>
    <message>
        <source>{pit} cannot be sown: {reason}</source>
        <translation>{pit} geht nicht: {reason}</translation>
    </message>
    <message>
        <source>{side} chooses.</source>
        <translation>{side} wählt.</translation>
    </message>
    <message>
        <source>{side} to sow.</source>
        <translation>{side} ist am Zug.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play the example</source>
        <translation>Beispiel abspielen</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probieren</translation>
    </message>
    <message>
        <source>Try it on this board</source>
        <translation>Auf diesem Brett selbst probieren</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset the example</source>
        <translation>Beispiel zurücksetzen</translation>
    </message>
    <message>
        <source>Board: {holes}</source>
        <translation>Brett: {holes}</translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Save game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Mancala games ({pattern})</source>
        <translation>Mancala-Partien ({pattern})</translation>
    </message>
    <message>
        <source>Mancala game</source>
        <translation>Mancala-Partie</translation>
    </message>
    <message>
        <source>Oware Game Notation</source>
        <translation>Oware Game Notation</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Saved games ({pattern})</source>
        <translation>Gespeicherte Partien ({pattern})</translation>
    </message>
    <message>
        <source>Oware Game Notation ({pattern})</source>
        <translation>Oware Game Notation ({pattern})</translation>
    </message>
    <message>
        <source>All files ({pattern})</source>
        <translation>Alle Dateien ({pattern})</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Not saved</source>
        <translation>Nicht gesichert</translation>
    </message>
    <message>
        <source>The game cannot be kept on disk. Save it elsewhere.</source>
        <translation>Die Partie kann nicht gesichert werden. Speichere sie an einem anderen Ort.</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>in progress</source>
        <translation>offen</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>ein Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GeneralSettings</name>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Sprache des Systems</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Reduce motion: no flying seeds</source>
        <translation>Weniger Bewegung: keine fliegenden Samen</translation>
    </message>
    <message>
        <source>Tutor: ask me before a sowing that gives away</source>
        <translation>Tutor: vor einem Zug fragen, der verschenkt</translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s) or more</source>
        <translation>
            <numerusform>%n Samen oder mehr</numerusform>
            <numerusform>%n Samen oder mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>How many seeds the tutor asks from</source>
        <translation>Ab wie vielen Samen der Tutor fragt</translation>
    </message>
</context>
<context>
    <name>GuideWords</name>
    <message>
        <source>Both sides choose in secret now and sow together: take any pit and watch what it does.</source>
        <translation>Jetzt wählen beide Seiten verdeckt und säen zugleich: Nimm irgendeine Mulde und sieh zu, was geschieht.</translation>
    </message>
    <message>
        <source>Only one of your pits may be sown.</source>
        <translation>Du darfst nur eine deiner Mulden säen.</translation>
    </message>
    <message>
        <source>{side} has no seeds left: look for a pit that reaches over there.</source>
        <translation>{side} hat keine Samen mehr: Such eine Mulde, die bis dort drüben reicht.</translation>
    </message>
    <message>
        <source>Look for a pit whose last seed reaches your store: an extra turn.</source>
        <translation>Such eine Mulde, deren letzter Samen in deinen Speicher fällt: Das gibt einen Extrazug.</translation>
    </message>
    <message>
        <source>Look for a pit whose last seed makes two or three over there: a harvest.</source>
        <translation>Such eine Mulde, deren letzter Samen drüben zwei oder drei ergibt: Das ist eine Ernte.</translation>
    </message>
    <message>
        <source>Look for a pit whose last seed falls into an empty pit of yours: it captures.</source>
        <translation>Such eine Mulde, deren letzter Samen in eine leere Mulde von dir fällt: Er fängt.</translation>
    </message>
    <message>
        <source>Look where the last seed of a pit falls on others: the sowing goes on from there.</source>
        <translation>Sieh nach, wo der letzte Samen einer Mulde auf andere fällt: Von dort wird weitergesät.</translation>
    </message>
    <message>
        <source>Nothing to harvest yet: look for a pit that prepares a harvest.</source>
        <translation>Noch gibt es nichts zu ernten: Such eine Mulde, die eine Ernte vorbereitet.</translation>
    </message>
    <message>
        <source>Look for a pit that reaches your store: every seed there counts.</source>
        <translation>Such eine Mulde, die deinen Speicher erreicht: Dort zählt jeder Samen.</translation>
    </message>
    <message>
        <source>Tip: pit {pit}. Its last seed reaches your store.</source>
        <translation>Tipp: Mulde {pit}. Ihr letzter Samen fällt in deinen Speicher.</translation>
    </message>
    <message numerus="yes">
        <source>Tip: pit {pit}. It harvests %n seed(s).</source>
        <translation>
            <numerusform>Tipp: Mulde {pit}. Sie erntet einen Samen.</numerusform>
            <numerusform>Tipp: Mulde {pit}. Sie erntet %n Samen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tip: pit {pit}. It captures %n seed(s).</source>
        <translation>
            <numerusform>Tipp: Mulde {pit}. Sie fängt einen Samen.</numerusform>
            <numerusform>Tipp: Mulde {pit}. Sie fängt %n Samen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tip: pit {pit}. After it {side} can harvest nothing.</source>
        <translation>Tipp: Mulde {pit}. Danach kann {side} nichts ernten.</translation>
    </message>
    <message numerus="yes">
        <source>Tip: pit {pit}. After it {side} can harvest %n seed(s) at most.</source>
        <translation>
            <numerusform>Tipp: Mulde {pit}. Danach kann {side} höchstens einen Samen ernten.</numerusform>
            <numerusform>Tipp: Mulde {pit}. Danach kann {side} höchstens %n Samen ernten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tip: pit {pit}. It sows on %n time(s).</source>
        <translation>
            <numerusform>Tipp: Mulde {pit}. Von ihr aus wird einmal weitergesät.</numerusform>
            <numerusform>Tipp: Mulde {pit}. Von ihr aus wird %n-mal weitergesät.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tip: pit {pit}. After it you threaten to harvest %n seed(s).</source>
        <translation>
            <numerusform>Tipp: Mulde {pit}. Danach drohst du, einen Samen zu ernten.</numerusform>
            <numerusform>Tipp: Mulde {pit}. Danach drohst du, %n Samen zu ernten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tip: pit {pit}. It brings you %n seed(s).</source>
        <translation>
            <numerusform>Tipp: Mulde {pit}. Sie bringt dir einen Samen.</numerusform>
            <numerusform>Tipp: Mulde {pit}. Sie bringt dir %n Samen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tip: pit {pit}. It feeds {side}.</source>
        <translation>Tipp: Mulde {pit}. Sie bringt {side} Samen.</translation>
    </message>
    <message>
        <source>Tip: pit {pit} is the one.</source>
        <translation>Tipp: Es ist Mulde {pit}.</translation>
    </message>
    <message>
        <source>Tip: pit {pit}, for instance.</source>
        <translation>Tipp: zum Beispiel Mulde {pit}.</translation>
    </message>
    <message>
        <source>The next round begins.</source>
        <translation>Die nächste Runde beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>Well done: %n seed(s) captured, and an extra turn.</source>
        <translation>
            <numerusform>Gut gemacht: einen Samen gefangen, und ein Extrazug.</numerusform>
            <numerusform>Gut gemacht: %n Samen gefangen, und ein Extrazug.</numerusform>
        </translation>
    </message>
    <message>
        <source>Well done: an extra turn.</source>
        <translation>Gut gemacht: ein Extrazug.</translation>
    </message>
    <message numerus="yes">
        <source>Well done: %n seed(s) harvested.</source>
        <translation>
            <numerusform>Gut gemacht: einen Samen geerntet.</numerusform>
            <numerusform>Gut gemacht: %n Samen geerntet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Well done: %n seed(s) captured.</source>
        <translation>
            <numerusform>Gut gemacht: einen Samen gefangen.</numerusform>
            <numerusform>Gut gemacht: %n Samen gefangen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s) for your store.</source>
        <translation>
            <numerusform>Ein Samen für deinen Speicher.</numerusform>
            <numerusform>%n Samen für deinen Speicher.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your seeds are on their way.</source>
        <translation>Deine Samen sind unterwegs.</translation>
    </message>
    <message>
        <source>{side} has harvested nothing.</source>
        <translation>{side} hat nichts geerntet.</translation>
    </message>
    <message numerus="yes">
        <source>{side} has harvested %n seed(s).</source>
        <translation>
            <numerusform>{side} hat einen Samen geerntet.</numerusform>
            <numerusform>{side} hat %n Samen geerntet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has captured %n seed(s).</source>
        <translation>
            <numerusform>{side} hat einen Samen gefangen.</numerusform>
            <numerusform>{side} hat %n Samen gefangen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has brought %n seed(s) home.</source>
        <translation>
            <numerusform>{side} hat einen Samen heimgebracht.</numerusform>
            <numerusform>{side} hat %n Samen heimgebracht.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} has brought no seed home.</source>
        <translation>{side} hat keinen Samen heimgebracht.</translation>
    </message>
    <message numerus="yes">
        <source>{side} threatens to harvest %n seed(s).</source>
        <translation>
            <numerusform>{side} droht, einen Samen zu ernten.</numerusform>
            <numerusform>{side} droht, %n Samen zu ernten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} threatens to capture %n seed(s).</source>
        <translation>
            <numerusform>{side} droht, einen Samen zu fangen.</numerusform>
            <numerusform>{side} droht, %n Samen zu fangen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} threatens to harvest %n seed(s): look for a pit that leaves less to take.</source>
        <translation>
            <numerusform>{side} droht, einen Samen zu ernten: Such eine Mulde, nach der weniger zu holen ist.</numerusform>
            <numerusform>{side} droht, %n Samen zu ernten: Such eine Mulde, nach der weniger zu holen ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} threatens to capture %n seed(s): look for a pit that leaves less to take.</source>
        <translation>
            <numerusform>{side} droht, einen Samen zu fangen: Such eine Mulde, nach der weniger zu holen ist.</numerusform>
            <numerusform>{side} droht, %n Samen zu fangen: Such eine Mulde, nach der weniger zu holen ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>An extra turn: take one more pit and watch what it does.</source>
        <translation>Ein Extrazug: Nimm noch eine Mulde und sieh zu, was geschieht.</translation>
    </message>
    <message>
        <source>No pit stands out here: sow any and watch where its last seed falls.</source>
        <translation>Keine Mulde fällt hier auf: Säe irgendeine und sieh, wohin ihr letzter Samen fällt.</translation>
    </message>
    <message>
        <source>Tip: pit {pit}. After it {side} can capture nothing with its next sowing.</source>
        <translation>Tipp: Mulde {pit}. Danach kann {side} mit der nächsten Aussaat nichts fangen.</translation>
    </message>
    <message numerus="yes">
        <source>Tip: pit {pit}. After it {side} can capture %n seed(s) at most with its next sowing.</source>
        <translation>
            <numerusform>Tipp: Mulde {pit}. Danach kann {side} mit der nächsten Aussaat höchstens einen Samen fangen.</numerusform>
            <numerusform>Tipp: Mulde {pit}. Danach kann {side} mit der nächsten Aussaat höchstens %n Samen fangen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game was not played to its end.</source>
        <translation>Diese Partie wurde nicht bis zum Ende gespielt.</translation>
    </message>
    <message>
        <source>Your first game is played.</source>
        <translation>Deine erste Partie ist gespielt.</translation>
    </message>
    <message>
        <source>The lesson “{lesson}” is done.</source>
        <translation>Die Lektion „{lesson}“ ist geschafft.</translation>
    </message>
    <message numerus="yes">
        <source>The lesson “{lesson}”: {done} of %n task(s) done.</source>
        <translation>
            <numerusform>Lektion „{lesson}“: {done} von %n Aufgabe geschafft.</numerusform>
            <numerusform>Lektion „{lesson}“: {done} von %n Aufgaben geschafft.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Guiding</name>
    <message>
        <source>The guide goes along.</source>
        <translation>Der Begleiter ist dabei.</translation>
    </message>
    <message>
        <source>The guide is off; {key} brings it back.</source>
        <translation>Der Begleiter ist aus; {key} holt ihn zurück.</translation>
    </message>
    <message>
        <source>Back to the &amp;lesson</source>
        <translation>Zurück zur &amp;Lektion</translation>
    </message>
    <message>
        <source>Next &amp;lesson</source>
        <translation>Nächste &amp;Lektion</translation>
    </message>
    <message>
        <source>Back to &amp;learning</source>
        <translation>Zurück zum &amp;Lernen</translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>What counts as done</source>
        <translation>So ist es geschafft</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>Let it be shown again, and look at one seed at a time.</source>
        <translation>Lass es dir noch einmal zeigen und achte auf jeden einzelnen Samen.</translation>
    </message>
    <message>
        <source>One seed in each pit, anticlockwise, and none in a store.</source>
        <translation>Ein Samen in jede Mulde, gegen den Uhrzeigersinn, und keiner in einen Speicher.</translation>
    </message>
    <message>
        <source>One seed in each hole, anticlockwise: your own store gets one, the other does not.</source>
        <translation>Reihum ein Samen, gegen den Uhrzeigersinn: dein Speicher bekommt einen, der andere keinen.</translation>
    </message>
    <message>
        <source>Rule out first what cannot be.</source>
        <translation>Schließ zuerst aus, was nicht sein kann.</translation>
    </message>
    <message>
        <source>Sow {hole}.</source>
        <translation>Säe {hole}.</translation>
    </message>
    <message>
        <source>The next seed falls into {hole}.</source>
        <translation>Der nächste Samen fällt in {hole}.</translation>
    </message>
    <message>
        <source>Count the seeds in {hole} and follow them, one hole each.</source>
        <translation>Zähle die Samen in {hole} und verfolge sie Mulde für Mulde.</translation>
    </message>
    <message>
        <source>Look at {hole}.</source>
        <translation>Sieh dir {hole} an.</translation>
    </message>
    <message>
        <source>Nothing is missing. Is there one too many?</source>
        <translation>Es fehlt keine mehr. Ist eine zu viel dabei?</translation>
    </message>
    <message>
        <source>You can let the answer be shown, and then give it yourself.</source>
        <translation>Du kannst dir die Lösung zeigen lassen und sie dann selbst geben.</translation>
    </message>
    <message>
        <source>The text says which pit is meant.</source>
        <translation>Im Text steht, welche Mulde gemeint ist.</translation>
    </message>
    <message>
        <source>A pit ends in your store if it holds exactly as many seeds as it has holes to go.</source>
        <translation>Eine Mulde endet in deinem Speicher, wenn sie genau so viele Samen hat, wie es Schritte bis dorthin sind.</translation>
    </message>
    <message>
        <source>Look for your empty pits, and count back from them.</source>
        <translation>Such deine leeren Mulden und zähle von dort rückwärts.</translation>
    </message>
    <message>
        <source>Look for pits of the other side with one or two seeds.</source>
        <translation>Such auf der anderen Seite Mulden mit einem oder zwei Samen.</translation>
    </message>
    <message>
        <source>Look for your empty pits with many seeds opposite.</source>
        <translation>Such deine leeren Mulden, denen viele Samen gegenüberliegen.</translation>
    </message>
    <message>
        <source>Which pit holds enough seeds to go round the corner?</source>
        <translation>Welche Mulde hat genug Samen, um bis auf die andere Seite zu kommen?</translation>
    </message>
    <message>
        <source>A relay goes on as long as the last seed falls on others.</source>
        <translation>Es wird weitergesät, solange der letzte Samen auf andere fällt.</translation>
    </message>
    <message>
        <source>Use an extra turn first, then take what is to be taken.</source>
        <translation>Nutze zuerst einen Extrazug und hole dann, was zu holen ist.</translation>
    </message>
    <message>
        <source>Think it to the end: who gets the seeds that are left?</source>
        <translation>Denk es zu Ende: Wer bekommt die Samen, die noch liegen?</translation>
    </message>
    <message>
        <source>Choose any pit of your row that holds seeds.</source>
        <translation>Nimm irgendeine Mulde deiner Reihe, in der Samen liegen.</translation>
    </message>
    <message>
        <source>Count hole by hole, anticlockwise, one for each seed.</source>
        <translation>Zähle Mulde für Mulde gegen den Uhrzeigersinn, für jeden Samen eine.</translation>
    </message>
    <message>
        <source>Two or three after the last seed are harvested, and so on behind.</source>
        <translation>Liegen nach dem letzten Samen zwei oder drei dort, wird geerntet, und so geht es rückwärts weiter.</translation>
    </message>
    <message>
        <source>It captures if the last seed falls into an empty pit of yours.</source>
        <translation>Gefangen wird, wenn der letzte Samen in eine leere Mulde von dir fällt.</translation>
    </message>
    <message>
        <source>Compare the seeds in a pit with its way to your store.</source>
        <translation>Vergleiche die Samen einer Mulde mit ihrem Weg zu deinem Speicher.</translation>
    </message>
    <message>
        <source>A pit feeds if it holds more seeds than pits follow in your row.</source>
        <translation>Eine Mulde gibt ab, wenn sie mehr Samen hat, als in deiner Reihe noch Mulden folgen.</translation>
    </message>
    <message>
        <source>Look whether anything of the other row would be left.</source>
        <translation>Prüfe, ob in der anderen Reihe etwas übrig bliebe.</translation>
    </message>
    <message>
        <source>A pit needs seeds, and the rules may ask for more than that.</source>
        <translation>In der Mulde müssen Samen liegen, und die Regeln können noch mehr verlangen.</translation>
    </message>
    <message>
        <source>Find first where the last seed falls.</source>
        <translation>Such zuerst, wohin der letzte Samen fällt.</translation>
    </message>
    <message>
        <source>What lies there already, what is sown, what is captured: add it up.</source>
        <translation>Was schon dort liegt, was du säst und was du fängst: zähle es zusammen.</translation>
    </message>
    <message>
        <source>Each time the last seed falls on others, a new lap begins.</source>
        <translation>Jedes Mal, wenn der letzte Samen auf andere fällt, beginnt eine neue Runde.</translation>
    </message>
    <message>
        <source>Add up what then lies in the other row.</source>
        <translation>Zähle zusammen, was dann in der anderen Reihe liegt.</translation>
    </message>
    <message>
        <source>Your store, what you sow into it, and what is swept at the end.</source>
        <translation>Dein Speicher, was du hineinsäst und was am Ende eingesammelt wird.</translation>
    </message>
    <message>
        <source>Begin with the pit next to your store, or it will be spoilt.</source>
        <translation>Fang mit der Mulde neben deinem Speicher an, sonst verdirbst du sie dir.</translation>
    </message>
    <message>
        <source>Look at every pit of the other side: what could it take?</source>
        <translation>Geh jede Mulde der anderen Seite durch: Was könnte sie nehmen?</translation>
    </message>
    <message>
        <source>The next seed falls into your store.</source>
        <translation>Der nächste Samen fällt in deinen Speicher.</translation>
    </message>
    <message>
        <source>Look at your store.</source>
        <translation>Sieh dir deinen Speicher an.</translation>
    </message>
    <message>
        <source>Begin with {hole}: sow its seeds, lift what lies where the last one falls, and sow on.</source>
        <translation>Beginne mit {hole}: Säe ihre Samen, nimm auf, was beim letzten liegt, und säe damit weiter.</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>{game} against computer, level {level}</source>
        <translation>{game} gegen Computer, Stufe {level}</translation>
    </message>
    <message>
        <source>{game}: {south} and {north}</source>
        <translation>{game}: {south} und {north}</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>du bist am Zug</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Hint: pit {pit}.</source>
        <translation>Hinweis: Mulde {pit}.</translation>
    </message>
    <message>
        <source>Hint {pit}: {reasons}.</source>
        <translation>Hinweis {pit}: {reasons}.</translation>
    </message>
    <message>
        <source>{why} Best play: {line}</source>
        <translation>{why} Bestes Spiel: {line}</translation>
    </message>
    <message>
        <source>{why} Expected: {line}</source>
        <translation>{why} Erwartet: {line}</translation>
    </message>
    <message>
        <source>With {pit} the win is gone; another pit wins for sure.</source>
        <translation>Mit {pit} ist der Sieg verschenkt; eine andere Mulde gewinnt sicher.</translation>
    </message>
    <message numerus="yes">
        <source>With {pit} you are likely to give the win away, and %n seed(s).</source>
        <translation>
            <numerusform>Mit {pit} verschenkst du wahrscheinlich den Sieg und einen Samen.</numerusform>
            <numerusform>Mit {pit} verschenkst du wahrscheinlich den Sieg und %n Samen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pit} gives %n seed(s) away.</source>
        <translation>
            <numerusform>{pit} verschenkt einen Samen.</numerusform>
            <numerusform>{pit} verschenkt %n Samen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pit} is likely to give %n seed(s) away.</source>
        <translation>
            <numerusform>{pit} verschenkt wahrscheinlich einen Samen.</numerusform>
            <numerusform>{pit} verschenkt wahrscheinlich %n Samen.</numerusform>
        </translation>
    </message>
    <message>
        <source>is the only pit that may be sown</source>
        <translation>ist die einzige Mulde, die gesät werden darf</translation>
    </message>
    <message>
        <source>ends in your store</source>
        <translation>endet in deinem Speicher</translation>
    </message>
    <message numerus="yes">
        <source>harvests %n seed(s)</source>
        <translation>
            <numerusform>erntet einen Samen</numerusform>
            <numerusform>erntet %n Samen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>captures %n seed(s)</source>
        <translation>
            <numerusform>fängt einen Samen</numerusform>
            <numerusform>fängt %n Samen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets {pit} capture %n seed(s) in the same turn</source>
        <translation>
            <numerusform>lässt {pit} im selben Zug einen Samen fangen</numerusform>
            <numerusform>lässt {pit} im selben Zug %n Samen fangen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings %n seed(s) home in this turn</source>
        <translation>
            <numerusform>bringt in diesem Zug einen Samen heim</numerusform>
            <numerusform>bringt in diesem Zug %n Samen heim</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n seed(s) out of danger</source>
        <translation>
            <numerusform>bringt einen Samen in Sicherheit</numerusform>
            <numerusform>bringt %n Samen in Sicherheit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>threatens to harvest %n seed(s)</source>
        <translation>
            <numerusform>droht mit der Ernte eines Samens</numerusform>
            <numerusform>droht mit der Ernte von %n Samen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>threatens to capture %n seed(s)</source>
        <translation>
            <numerusform>droht mit dem Fang eines Samens</numerusform>
            <numerusform>droht mit dem Fang von %n Samen</numerusform>
        </translation>
    </message>
    <message>
        <source>feeds {side}</source>
        <translation>füttert {side}</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>beendet die Partie</translation>
    </message>
    <message>
        <source>wins for sure</source>
        <translation>gewinnt sicher</translation>
    </message>
    <message>
        <source>keeps the draw for sure</source>
        <translation>hält sicher das Unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>is expected to be worth %n seed(s) more than any other pit</source>
        <translation>
            <numerusform>bringt voraussichtlich einen Samen mehr als jede andere Mulde</numerusform>
            <numerusform>bringt voraussichtlich %n Samen mehr als jede andere Mulde</numerusform>
        </translation>
    </message>
    <message>
        <source>is as good as any other pit</source>
        <translation>wird von keiner anderen Mulde übertroffen</translation>
    </message>
</context>
<context>
    <name>Incoming</name>
    <message>
        <source>The position is on the clipboard as text.</source>
        <translation>Die Stellung liegt als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The game is on the clipboard as text.</source>
        <translation>Die Partie liegt als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Nobody can play from this position. {outcome}</source>
        <translation>Von dieser Stellung aus kann niemand spielen. {outcome}</translation>
    </message>
    <message>
        <source>A new game begins from this position.</source>
        <translation>Eine neue Partie beginnt mit dieser Stellung.</translation>
    </message>
    <message>
        <source>On the board: {seeds}; the rules have {usual}.</source>
        <translation>Auf dem Brett: {seeds}; üblich sind nach diesen Regeln {usual}.</translation>
    </message>
    <message>
        <source>The game before is among the saved games.</source>
        <translation>Die Partie davor liegt bei den gespeicherten.</translation>
    </message>
</context>
<context>
    <name>LeafView</name>
    <message>
        <source>Show it on the board</source>
        <translation>Auf dem Brett zeigen</translation>
    </message>
</context>
<context>
    <name>LearnDeeds</name>
    <message>
        <source>Go on with the &amp;game</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Start the &amp;game</source>
        <translation>Partie be&amp;ginnen</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
</context>
<context>
    <name>LearnHome</name>
    <message>
        <source>Go on learning</source>
        <translation>Weiterlernen</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{done} von {all} geschafft</translation>
    </message>
    <message>
        <source>Trainers</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Endless tasks, and one minute against time</source>
        <translation>Endlos üben, oder eine Minute gegen die Uhr</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Find the best turn, each one proved</source>
        <translation>Finde den besten Zug, jeder ist bewiesen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Every rule with a board that plays it</source>
        <translation>Jede Regel mit einem Brett, das sie vorspielt</translation>
    </message>
    <message>
        <source>My progress</source>
        <translation>Mein Fortschritt</translation>
    </message>
    <message>
        <source>What you can do, and what comes again</source>
        <translation>Was du kannst und was wiederkommt</translation>
    </message>
    <message>
        <source>What would you like to learn?</source>
        <translation>Was möchtest du lernen?</translation>
    </message>
    <message>
        <source>Nothing is locked. Begin wherever you like, and stop whenever you like.</source>
        <translation>Alles steht dir offen. Fang an, wo du magst, und hör auf, wann du magst.</translation>
    </message>
</context>
<context>
    <name>LearnKeys</name>
    <message>
        <source>Here the board is not turned around: South lies below, as the texts say.</source>
        <translation>Hier wird das Brett nicht gedreht: Süd liegt unten, wie es in den Texten steht.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
</context>
<context>
    <name>LearnWords</name>
    <message>
        <source>Watch</source>
        <translation>Sieh zu</translation>
    </message>
    <message>
        <source>Follow the seeds</source>
        <translation>Den Samen folgen</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>What is right?</source>
        <translation>Was stimmt?</translation>
    </message>
    <message>
        <source>Watch what the seeds do. You can see it as often as you like.</source>
        <translation>Sieh zu, was die Samen tun, so oft du magst.</translation>
    </message>
    <message>
        <source>Have a look at the board, then go on.</source>
        <translation>Sieh dir das Brett an und geh dann weiter.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %n seed(s) from {pit}. Name each hole in the order the seeds fall.</source>
        <translation>
            <numerusform>Nimm den Samen aus {pit}. Wohin fällt er?</numerusform>
            <numerusform>Nimm die %n Samen aus {pit}. Zeig der Reihe nach, wohin jeder fällt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the right answer.</source>
        <translation>Wähle die richtige Antwort.</translation>
    </message>
    <message>
        <source>You have seen it.</source>
        <translation>Du hast es gesehen.</translation>
    </message>
    <message>
        <source>Every seed has found its hole, the last one too.</source>
        <translation>Jeder Samen hat seinen Platz, auch der letzte.</translation>
    </message>
    <message>
        <source>You reach it within one turn, extra turns included.</source>
        <translation>Du schaffst es in einem Zug, Extrazüge eingeschlossen.</translation>
    </message>
    <message>
        <source>One sowing reaches it.</source>
        <translation>Es gelingt dir mit einer Aussaat.</translation>
    </message>
    <message>
        <source>You have shown the right hole.</source>
        <translation>Du hast auf die richtige Mulde oder den Speicher gezeigt.</translation>
    </message>
    <message>
        <source>All of them are marked, and no other.</source>
        <translation>Alle sind markiert, und keine andere.</translation>
    </message>
    <message>
        <source>The number is exactly right.</source>
        <translation>Die Zahl stimmt genau.</translation>
    </message>
    <message>
        <source>You have chosen the right answer.</source>
        <translation>Du hast die richtige Antwort gewählt.</translation>
    </message>
    <message>
        <source>Win an extra turn</source>
        <translation>Hol dir einen Extrazug</translation>
    </message>
    <message>
        <source>Reach an empty pit</source>
        <translation>Triff eine leere Mulde</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Ernten</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Fangen</translation>
    </message>
    <message>
        <source>The grand slam</source>
        <translation>Der Grand Slam</translation>
    </message>
    <message>
        <source>Feed the other side</source>
        <translation>Gib der anderen Seite ab</translation>
    </message>
    <message>
        <source>A long relay</source>
        <translation>Lange weitersäen</translation>
    </message>
    <message>
        <source>Several sowings in one turn</source>
        <translation>Mehrere Aussaaten in einem Zug</translation>
    </message>
    <message>
        <source>The richest turn</source>
        <translation>Der reichste Zug</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Beende die Partie</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>Gewinne die Partie</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Finde den besten Zug</translation>
    </message>
    <message>
        <source>Sow</source>
        <translation>Säen</translation>
    </message>
    <message>
        <source>Where does the last seed fall?</source>
        <translation>Wohin fällt der letzte Samen?</translation>
    </message>
    <message>
        <source>What is captured?</source>
        <translation>Was wird gefangen?</translation>
    </message>
    <message>
        <source>Which pits give an extra turn?</source>
        <translation>Welche Mulden bringen einen Extrazug?</translation>
    </message>
    <message>
        <source>Which pits capture?</source>
        <translation>Welche Mulden fangen?</translation>
    </message>
    <message>
        <source>Which pits feed?</source>
        <translation>Welche Mulden geben ab?</translation>
    </message>
    <message>
        <source>Which pits make a grand slam?</source>
        <translation>Welche Mulden machen einen Grand Slam?</translation>
    </message>
    <message>
        <source>Which pits may be sown?</source>
        <translation>Welche Mulden darfst du säen?</translation>
    </message>
    <message>
        <source>Sow pit {pit}.</source>
        <translation>Säe Mulde {pit}.</translation>
    </message>
    <message>
        <source>Sow one of these pits: {pits}.</source>
        <translation>Säe eine dieser Mulden: {pits}.</translation>
    </message>
    <message>
        <source>Sow so that the last seed falls into your store.</source>
        <translation>Säe so, dass der letzte Samen in deinen Speicher fällt.</translation>
    </message>
    <message>
        <source>Sow so that the last seed falls into an empty pit of yours.</source>
        <translation>Säe so, dass der letzte Samen in eine leere Mulde von dir fällt.</translation>
    </message>
    <message>
        <source>Harvest seeds.</source>
        <translation>Ernte Samen.</translation>
    </message>
    <message>
        <source>Capture seeds.</source>
        <translation>Fange Samen.</translation>
    </message>
    <message numerus="yes">
        <source>Harvest at least %n seed(s) with one sowing.</source>
        <translation>
            <numerusform>Ernte mit einer Aussaat mindestens einen Samen.</numerusform>
            <numerusform>Ernte mit einer Aussaat mindestens %n Samen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Capture at least %n seed(s) with one sowing.</source>
        <translation>
            <numerusform>Fange mit einer Aussaat mindestens einen Samen.</numerusform>
            <numerusform>Fange mit einer Aussaat mindestens %n Samen.</numerusform>
        </translation>
    </message>
    <message>
        <source>End in an empty pit of yours and capture what lies opposite.</source>
        <translation>Ende in einer leeren Mulde von dir und fange, was gegenüberliegt.</translation>
    </message>
    <message>
        <source>Sow so that every seed of {other} would be taken.</source>
        <translation>Säe so, dass {other} alle Samen verlieren würde.</translation>
    </message>
    <message>
        <source>Sow so that {other} gets at least one seed.</source>
        <translation>Säe so, dass {other} mindestens einen Samen bekommt.</translation>
    </message>
    <message numerus="yes">
        <source>Let the relay go on for at least %n lap(s).</source>
        <translation>
            <numerusform>Säe mindestens eine Runde lang.</numerusform>
            <numerusform>Säe mindestens %n Runden lang weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n sowing(s) in one turn, by extra turns.</source>
        <translation>
            <numerusform>Säe einmal.</numerusform>
            <numerusform>Säe %n-mal in einem Zug, mit Extrazügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring at least %n seed(s) into your store in one turn.</source>
        <translation>
            <numerusform>Bring in einem Zug mindestens einen Samen in deinen Speicher.</numerusform>
            <numerusform>Bring in einem Zug mindestens %n Samen in deinen Speicher.</numerusform>
        </translation>
    </message>
    <message>
        <source>End the game in this turn.</source>
        <translation>Beende die Partie mit diesem Zug.</translation>
    </message>
    <message>
        <source>Win the game in this turn.</source>
        <translation>Gewinne die Partie mit diesem Zug.</translation>
    </message>
    <message>
        <source>Find the best sowing, and with an extra turn the next one, too.</source>
        <translation>Finde die beste Aussaat, bei einem Extrazug auch die nächste.</translation>
    </message>
    <message>
        <source>Sow any pit of yours that holds seeds.</source>
        <translation>Säe irgendeine deiner Mulden, in der Samen liegen.</translation>
    </message>
    <message>
        <source>You sow {pit}. Name the hole in which the last seed falls.</source>
        <translation>Du säst {pit}. Zeig, wohin der letzte Samen fällt.</translation>
    </message>
    <message>
        <source>You sow {pit}. Mark every pit that is emptied by the capture.</source>
        <translation>Du säst {pit}. Markiere jede Mulde, die beim Fangen geleert wird.</translation>
    </message>
    <message>
        <source>Mark every pit whose last seed falls into your store.</source>
        <translation>Markiere jede Mulde, deren letzter Samen in deinen Speicher fällt.</translation>
    </message>
    <message>
        <source>Mark every pit with which you harvest.</source>
        <translation>Markiere jede Mulde, mit der du erntest.</translation>
    </message>
    <message>
        <source>Mark every pit with which you capture.</source>
        <translation>Markiere jede Mulde, mit der du fängst.</translation>
    </message>
    <message>
        <source>Mark every pit from which a seed reaches {other}&apos;s row.</source>
        <translation>Markiere jede Mulde, aus der {other} einen Samen bekommt.</translation>
    </message>
    <message>
        <source>Mark every pit that would take all of {other}&apos;s seeds.</source>
        <translation>Markiere jede Mulde, die {other} alle Samen nehmen würde.</translation>
    </message>
    <message>
        <source>Mark every pit that you may sow.</source>
        <translation>Markiere jede Mulde, die du säen darfst.</translation>
    </message>
    <message>
        <source>You sow {pit}. How many seeds do you harvest?</source>
        <translation>Du säst {pit}. Wie viele Samen erntest du?</translation>
    </message>
    <message>
        <source>You sow {pit}. How many seeds do you capture, your own included?</source>
        <translation>Du säst {pit}. Wie viele Samen fängst du, den eigenen mitgezählt?</translation>
    </message>
    <message>
        <source>You sow {pit}. How many seeds are in your store then?</source>
        <translation>Du säst {pit}. Wie viele Samen liegen danach in deinem Speicher?</translation>
    </message>
    <message>
        <source>You sow {pit}. How many laps does the relay have?</source>
        <translation>Du säst {pit}. Wie viele Runden hat die Aussaat?</translation>
    </message>
    <message>
        <source>You sow {pit} and the game ends. How many seeds does {other} keep in its row?</source>
        <translation>Du säst {pit}, und die Partie endet. Wie viele Samen behält {other} aus der eigenen Reihe?</translation>
    </message>
    <message>
        <source>You sow {pit} and the game ends. How many seeds do you have then?</source>
        <translation>Du säst {pit}, und die Partie endet. Wie viele Samen hast du dann?</translation>
    </message>
    <message>
        <source>How many sowings does your longest turn have?</source>
        <translation>Wie viele Aussaaten hat dein längster Zug?</translation>
    </message>
    <message>
        <source>Right! Seed {seed} falls into {hole}. On to seed {next}.</source>
        <translation>Richtig! Samen {seed} fällt in {hole}. Weiter mit Samen {next}.</translation>
    </message>
    <message>
        <source>Right! It is your turn again: sow on.</source>
        <translation>Richtig! Du bist noch einmal am Zug: säe weiter.</translation>
    </message>
    <message>
        <source>Nothing is marked yet. If you mean that there is none, say so once more.</source>
        <translation>Noch ist nichts markiert. Meinst du, dass es keine gibt, dann bestätige es noch einmal.</translation>
    </message>
    <message>
        <source>Right, at the first try!</source>
        <translation>Richtig, gleich beim ersten Mal!</translation>
    </message>
    <message>
        <source>Right. Try it once more without seeing the answer.</source>
        <translation>Richtig. Versuch es noch einmal, ohne die Lösung zu sehen.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>The answer: {answer}.</source>
        <translation>Die Lösung: {answer}.</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>keine davon</translation>
    </message>
    <message>
        <source>Watch where each seed falls, then name the holes yourself.</source>
        <translation>Sieh zu, wohin jeder Samen fällt, und zeig es dann selbst.</translation>
    </message>
    <message>
        <source>Leave nothing to take</source>
        <translation>Lass nichts liegen</translation>
    </message>
    <message>
        <source>End your turn so that {other} can take nothing.</source>
        <translation>Beende deinen Zug so, dass {other} nichts nehmen kann.</translation>
    </message>
    <message numerus="yes">
        <source>End your turn so that {other} can take %n seed(s) at most.</source>
        <translation>
            <numerusform>Beende deinen Zug so, dass {other} höchstens einen Samen nehmen kann.</numerusform>
            <numerusform>Beende deinen Zug so, dass {other} höchstens %n Samen nehmen kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>Right! Seed {seed} falls into your store. On to seed {next}.</source>
        <translation>Richtig! Samen {seed} fällt in deinen Speicher. Weiter mit Samen {next}.</translation>
    </message>
    <message>
        <source>Decide the game</source>
        <translation>Entscheide die Partie</translation>
    </message>
    <message>
        <source>Decide the game in this turn: take more than half of all seeds, or end the game with more than the other side.</source>
        <translation>Entscheide die Partie in diesem Zug: Hole mehr als die Hälfte aller Samen oder beende sie mit mehr Samen als die andere Seite.</translation>
    </message>
    <message>
        <source>your store</source>
        <translation>deinen Speicher</translation>
    </message>
    <message>
        <source>From the beginning: seed 1 falls into {hole}. On to seed 2.</source>
        <translation>Von vorn: Samen 1 fällt in {hole}. Weiter mit Samen 2.</translation>
    </message>
    <message>
        <source>Right! You have seen the answer today, so it is one star; tomorrow three can be earned.</source>
        <translation>Richtig! Die Lösung hast du heute schon gesehen, darum gibt es einen Stern; morgen sind wieder drei zu holen.</translation>
    </message>
    <message numerus="yes">
        <source>Marked: {hole}; %n in all.</source>
        <translation>
            <numerusform>Markiert: {hole}; %n insgesamt.</numerusform>
            <numerusform>Markiert: {hole}; %n insgesamt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not marked any more: {hole}; %n in all.</source>
        <translation>
            <numerusform>Nicht mehr markiert: {hole}; noch %n insgesamt.</numerusform>
            <numerusform>Nicht mehr markiert: {hole}; noch %n insgesamt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Learner</name>
    <message>
        <source>Misses: {n}</source>
        <translation>Fehlversuche: {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) of three</source>
        <translation>
            <numerusform>%n Stern von dreien</numerusform>
            <numerusform>%n Sterne von dreien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeaveDialog</name>
    <message>
        <source>Mancala</source>
        <translation>Mancala</translation>
    </message>
    <message>
        <source>This game is not saved</source>
        <translation>Diese Partie ist nicht gesichert</translation>
    </message>
    <message>
        <source>Its last sowings are lost if you leave it now.</source>
        <translation>Ihre letzten Aussaaten gehen verloren, wenn du sie jetzt verlässt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Trotzdem verlassen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>extra turn</source>
        <translation>Extrazug</translation>
    </message>
    <message>
        <source>captures 5</source>
        <translation>fängt 5</translation>
    </message>
    <message>
        <source>harvests 5</source>
        <translation>erntet 5</translation>
    </message>
    <message>
        <source>sows on</source>
        <translation>sät weiter</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Repeat</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>{unit} · task {at} of {of}</source>
        <translation>{unit} · Aufgabe {at} von {of}</translation>
    </message>
    <message>
        <source>understand the rules</source>
        <translation>Regeln verstehen</translation>
    </message>
    <message>
        <source>compare sowings</source>
        <translation>Aussaaten vergleichen</translation>
    </message>
    <message>
        <source>replay and check</source>
        <translation>nachspielen und prüfen</translation>
    </message>
    <message>
        <source>{group}: {done} of {all} done</source>
        <translation>{group}: {done} von {all} geschafft</translation>
    </message>
    <message>
        <source>store</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Answer {n}</source>
        <translation>Antwort {n}</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>Elo {elo}</source>
        <translation>Elo {elo}</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>No saved games yet</source>
        <translation>Noch keine gespeicherten Partien</translation>
    </message>
    <message>
        <source>Every game that you finish, or leave for another one, comes here.</source>
        <translation>Jede Partie, die du beendest oder für eine andere verlässt, kommt hierher.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>No game is like that</source>
        <translation>Keine Partie ist so</translation>
    </message>
    <message>
        <source>Look for other words, or show all games again.</source>
        <translation>Suche nach anderen Wörtern oder zeige wieder alle Partien.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) chosen</source>
        <translation>
            <numerusform>Eine Partie ausgewählt</numerusform>
            <numerusform>%n Partien ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Reading saved games …</source>
        <translation>Gespeicherte Partien werden gelesen …</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %Ln game(s)</source>
        <translation>
            <numerusform>{count} von einer Partie</numerusform>
            <numerusform>{count} von %Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>Eine Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Mancala</source>
        <translation>Mancala</translation>
    </message>
    <message>
        <source>{deed}: not possible now.</source>
        <translation>{deed}: geht jetzt nicht.</translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>Pie rule</source>
        <translation>Tauschregel</translation>
    </message>
    <message>
        <source>Swap allowed</source>
        <translation>Tausch erlaubt</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Eine Partie</translation>
    </message>
    <message>
        <source>To {count}</source>
        <translation>Bis {count}</translation>
    </message>
    <message>
        <source>Next games</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Players start in turn</source>
        <translation>Es beginnt immer der andere</translation>
    </message>
    <message>
        <source>South starts</source>
        <translation>Süd beginnt</translation>
    </message>
    <message>
        <source>North starts</source>
        <translation>Nord beginnt</translation>
    </message>
    <message>
        <source>The lot decides who starts</source>
        <translation>Das Los entscheidet, wer beginnt</translation>
    </message>
    <message>
        <source>The winner starts</source>
        <translation>Wer gewonnen hat, beginnt</translation>
    </message>
    <message>
        <source>The loser starts</source>
        <translation>Wer verloren hat, beginnt</translation>
    </message>
    <message>
        <source>Change sides each time</source>
        <translation>Jedes Mal die Seiten wechseln</translation>
    </message>
    <message>
        <source>After the first turn the other player may take that side over.</source>
        <translation>Nach dem ersten Zug darf der andere diese Seite übernehmen.</translation>
    </message>
    <message>
        <source>Not where both sides begin at the same time.</source>
        <translation>Nicht, wo beide Seiten gleichzeitig beginnen.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever has %n point(s) first wins the series; a drawn game is half a point for each.</source>
        <translation>
            <numerusform>Wer zuerst %n Punkt hat, gewinnt die Serie; bei Unentschieden bekommt jeder einen halben.</numerusform>
            <numerusform>Wer zuerst %n Punkte hat, gewinnt die Serie; bei Unentschieden bekommt jeder einen halben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>The game is paused.</source>
        <translation>Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>{name} chooses a side …</source>
        <translation>{name} wählt eine Seite …</translation>
    </message>
    <message>
        <source>Choose first: keep your side, or take over the other one.</source>
        <translation>Wähle zuerst: deine Seite behalten oder die andere übernehmen.</translation>
    </message>
    <message>
        <source>{name} chooses first: keep the side, or change it.</source>
        <translation>{name} wählt zuerst: die Seite behalten oder tauschen.</translation>
    </message>
    <message>
        <source>{first} has made the first turn, as {one}. You may keep {other}, or take over {one} with all that has been sown.</source>
        <translation>{first} hat als {one} den ersten Zug gemacht. Du kannst {other} behalten oder {one} übernehmen, mit allem, was gesät ist.</translation>
    </message>
    <message>
        <source>{one} has made the first turn. Whoever plays {other} may keep that side, or take over {one} with all that has been sown.</source>
        <translation>{one} hat den ersten Zug gemacht. Wer {other} spielt, kann diese Seite behalten oder {one} übernehmen, mit allem, was gesät ist.</translation>
    </message>
    <message>
        <source>{first} has made the first turn, as {one}. Whoever plays {other} may keep that side, or take over {one} with all that has been sown.</source>
        <translation>{first} hat als {one} den ersten Zug gemacht. Wer {other} spielt, kann diese Seite behalten oder {one} übernehmen, mit allem, was gesät ist.</translation>
    </message>
    <message>
        <source>{first} has made the first turn, as {one}. {second} may keep {other}, or take over {one} with all that has been sown.</source>
        <translation>{first} hat als {one} den ersten Zug gemacht. {second} kann {other} behalten oder {one} übernehmen, mit allem, was gesät ist.</translation>
    </message>
    <message>
        <source>You play {other} and sow next.</source>
        <translation>Du spielst {other} und säst als Nächstes.</translation>
    </message>
    <message>
        <source>Everybody stays, and {other} sows next.</source>
        <translation>Alle bleiben sitzen, und {other} sät als Nächstes.</translation>
    </message>
    <message>
        <source>You play {one}; {first} plays {other} and sows next.</source>
        <translation>Du spielst {one}; {first} spielt {other} und sät als Nächstes.</translation>
    </message>
    <message>
        <source>Both change places; whoever began plays {other} and sows next.</source>
        <translation>Beide tauschen die Plätze; wer begonnen hat, spielt {other} und sät als Nächstes.</translation>
    </message>
    <message>
        <source>Pie rule: you keep {side}.</source>
        <translation>Tauschregel: Du behältst {side}.</translation>
    </message>
    <message>
        <source>Pie rule: both players keep their sides.</source>
        <translation>Tauschregel: Beide behalten ihre Seite.</translation>
    </message>
    <message>
        <source>Pie rule: {name} keeps {side}.</source>
        <translation>Tauschregel: {name} behält {side}.</translation>
    </message>
    <message>
        <source>Pie rule: you have taken over {side}.</source>
        <translation>Tauschregel: Du hast {side} übernommen.</translation>
    </message>
    <message>
        <source>Pie rule: {name} has taken over {side}, you play {other} now.</source>
        <translation>Tauschregel: {name} hat {side} übernommen, du spielst jetzt {other}.</translation>
    </message>
    <message>
        <source>Pie rule: both players have changed places.</source>
        <translation>Tauschregel: Beide haben die Plätze getauscht.</translation>
    </message>
    <message>
        <source>Pie rule: {name} has taken over {side}.</source>
        <translation>Tauschregel: {name} hat {side} übernommen.</translation>
    </message>
    <message>
        <source>game {number}, first to {count}</source>
        <translation>{number}. Partie, bis {count}</translation>
    </message>
    <message>
        <source>Series {points}</source>
        <translation>Serie {points}</translation>
    </message>
    <message>
        <source>The series is drawn, {score}.</source>
        <translation>Die Serie endet unentschieden, {score}.</translation>
    </message>
    <message>
        <source>The series stands at {score}.</source>
        <translation>Die Serie steht {score}.</translation>
    </message>
    <message>
        <source>{name} wins the series {score}.</source>
        <translation>{name} gewinnt die Serie {score}.</translation>
    </message>
    <message>
        <source>{name} leads the series {score}.</source>
        <translation>{name} führt in der Serie {score}.</translation>
    </message>
    <message>
        <source>Pie rule: the answer is taken back.</source>
        <translation>Tauschregel: Die Antwort ist zurückgenommen.</translation>
    </message>
    <message>
        <source>You win the series {score}.</source>
        <translation>Du gewinnst die Serie {score}.</translation>
    </message>
    <message>
        <source>You lead the series {score}.</source>
        <translation>Du führst in der Serie {score}.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>Tei&amp;len</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>Sa&amp;men</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>S&amp;chriftgröße</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Pit &amp;names</source>
        <translation>&amp;Namen der Mulden</translation>
    </message>
    <message>
        <source>En&amp;d of the game</source>
        <translation>En&amp;de der Partie</translation>
    </message>
    <message>
        <source>Sa&amp;ved game</source>
        <translation>Gespeicherte Part&amp;ie</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>Speed of the rep&amp;lay</source>
        <translation>Tempo der Wieder&amp;gabe</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>A&amp;uswertung</translation>
    </message>
    <message>
        <source>&amp;In the rules</source>
        <translation>&amp;In den Regeln</translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>Mancala</source>
        <translation>Mancala</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Das hat nicht geklappt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>MissWords</name>
    <message>
        <source>{side}&apos;s store</source>
        <translation>{side}s Speicher</translation>
    </message>
    <message>
        <source>pit {pit}</source>
        <translation>Mulde {pit}</translation>
    </message>
    <message>
        <source>Another pit is asked for, not {pit}.</source>
        <translation>Gefragt ist eine andere Mulde, nicht {pit}.</translation>
    </message>
    <message numerus="yes">
        <source>The last seed falls %n hole(s) further on.</source>
        <translation>
            <numerusform>Der letzte Samen fällt einen Platz weiter.</numerusform>
            <numerusform>Der letzte Samen fällt %n Plätze weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last seed falls %n pit(s) before your store.</source>
        <translation>
            <numerusform>Der letzte Samen landet eine Mulde vor deinem Speicher.</numerusform>
            <numerusform>Der letzte Samen landet %n Mulden vor deinem Speicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last seed falls %n pit(s) past your store.</source>
        <translation>
            <numerusform>Der letzte Samen landet eine Mulde hinter deinem Speicher.</numerusform>
            <numerusform>Der letzte Samen landet %n Mulden hinter deinem Speicher.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last seed falls into {hole}, not into your store.</source>
        <translation>Der letzte Samen fällt in {hole}, nicht in deinen Speicher.</translation>
    </message>
    <message>
        <source>The last seed falls into your store, not into an empty pit.</source>
        <translation>Der letzte Samen fällt in deinen Speicher, nicht in eine leere Mulde.</translation>
    </message>
    <message>
        <source>The last seed falls into {hole}, where seeds are lying already.</source>
        <translation>Der letzte Samen fällt in {hole}, und dort liegen schon Samen.</translation>
    </message>
    <message>
        <source>The last seed falls into {hole}, which belongs to {other}.</source>
        <translation>Der letzte Samen fällt in {hole}, und die gehört {other}.</translation>
    </message>
    <message>
        <source>The last seed falls into the empty {hole}, but nothing lies opposite.</source>
        <translation>Der letzte Samen fällt in die leere {hole}, aber gegenüber liegt nichts.</translation>
    </message>
    <message>
        <source>The last seed falls into {hole}, in your own row. You harvest only in {other}&apos;s.</source>
        <translation>Der letzte Samen fällt in {hole}, in deine eigene Reihe. Geerntet wird nur bei {other}.</translation>
    </message>
    <message numerus="yes">
        <source>After the last seed {hole} holds %n. Only two or three are harvested.</source>
        <translation>
            <numerusform>Nach dem letzten Samen liegt in {hole} einer. Geerntet werden nur zwei oder drei.</numerusform>
            <numerusform>Nach dem letzten Samen liegen in {hole} %n. Geerntet werden nur zwei oder drei.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would take every seed of {other}: a grand slam, which takes nothing here.</source>
        <translation>Das nähme {other} alle Samen: ein Grand Slam, und der bringt hier nichts.</translation>
    </message>
    <message>
        <source>{other} would still have seeds left.</source>
        <translation>{other} hätte danach noch Samen.</translation>
    </message>
    <message numerus="yes">
        <source>The relay ends after %n lap(s), {wanted} are wanted.</source>
        <translation>
            <numerusform>Die Aussaat endet nach einer Runde, gefragt sind {wanted}.</numerusform>
            <numerusform>Die Aussaat endet nach %n Runden, gefragt sind {wanted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn brings %n seed(s) into your store, {wanted} are wanted.</source>
        <translation>
            <numerusform>Dieser Zug bringt einen Samen in deinen Speicher, gefragt sind {wanted}.</numerusform>
            <numerusform>Dieser Zug bringt %n Samen in deinen Speicher, gefragt sind {wanted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes %n seed(s), {wanted} are wanted.</source>
        <translation>
            <numerusform>Damit nimmst du einen Samen, gefragt sind {wanted}.</numerusform>
            <numerusform>Damit nimmst du %n Samen, gefragt sind {wanted}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No seed reaches {other}&apos;s row: the last one falls into {hole}.</source>
        <translation>{other} bekommt keinen Samen: Der letzte fällt in {hole}.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn is over after %n sowing(s), {wanted} are wanted.</source>
        <translation>
            <numerusform>Dein Zug ist nach einer Aussaat zu Ende, gefragt sind {wanted}.</numerusform>
            <numerusform>Dein Zug ist nach %n Aussaaten zu Ende, gefragt sind {wanted}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not over after that.</source>
        <translation>Danach ist die Partie noch nicht zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends with %n seed(s) for you; to win you need {wanted}.</source>
        <translation>
            <numerusform>Die Partie endet mit einem Samen für dich; zum Sieg brauchst du {wanted}.</numerusform>
            <numerusform>Die Partie endet mit %n Samen für dich; zum Sieg brauchst du {wanted}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is something better than {pit}.</source>
        <translation>Es gibt etwas Besseres als {pit}.</translation>
    </message>
    <message>
        <source>No seed of yours falls into {hole}: the hand passes over it.</source>
        <translation>In {hole} fällt keiner deiner Samen, die Hand geht darüber hinweg.</translation>
    </message>
    <message>
        <source>The hand passes over {hole}, from which these seeds come.</source>
        <translation>{hole} wird übersprungen, denn daraus kommen diese Samen.</translation>
    </message>
    <message>
        <source>The hand passes over {hole}, for it is burnt.</source>
        <translation>{hole} wird übersprungen, denn sie ist verbrannt.</translation>
    </message>
    <message>
        <source>Seed {got} falls into your store first.</source>
        <translation>Zuerst fällt Samen {got} in deinen Speicher.</translation>
    </message>
    <message>
        <source>That is backwards. You sow anticlockwise.</source>
        <translation>Das ist rückwärts. Gesät wird gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>The first seed falls into the hole after {hole}.</source>
        <translation>Der erste Samen fällt erst hinter {hole}.</translation>
    </message>
    <message>
        <source>One seed a hole: {hole} has just had its own, seed {got} goes on.</source>
        <translation>Immer nur einer: {hole} hat gerade einen bekommen, Samen {got} geht weiter.</translation>
    </message>
    <message>
        <source>No hole is left out: seed {got} does not fall into {hole} yet.</source>
        <translation>Nichts wird ausgelassen: Samen {got} fällt noch nicht in {hole}.</translation>
    </message>
    <message>
        <source>The last seed does not fall into {hole}.</source>
        <translation>In {hole} fällt der letzte Samen nicht.</translation>
    </message>
    <message>
        <source>Nothing is taken from {hole}.</source>
        <translation>Aus {hole} wird nichts genommen.</translation>
    </message>
    <message>
        <source>From {hole} the last seed does not reach your store.</source>
        <translation>Aus {hole} fällt der letzte Samen nicht in deinen Speicher.</translation>
    </message>
    <message>
        <source>From {hole} no seed reaches {other}&apos;s row.</source>
        <translation>Aus {hole} kommt kein Samen zu {other}.</translation>
    </message>
    <message>
        <source>If you sow {hole}, {other} still has seeds left.</source>
        <translation>Wenn du {hole} säst, hat {other} noch Samen.</translation>
    </message>
    <message>
        <source>Not one of them: {hole}.</source>
        <translation>{hole} gehört nicht dazu.</translation>
    </message>
    <message numerus="yes">
        <source>Right so far, but %n is (are) missing.</source>
        <translation>
            <numerusform>So weit richtig, aber eine fehlt noch.</numerusform>
            <numerusform>So weit richtig, aber %n fehlen noch.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is more than {got}.</source>
        <translation>Es sind mehr als {got}.</translation>
    </message>
    <message>
        <source>It is less than {got}.</source>
        <translation>Es sind weniger als {got}.</translation>
    </message>
    <message>
        <source>That is not the right answer.</source>
        <translation>Das ist nicht die richtige Antwort.</translation>
    </message>
    <message numerus="yes">
        <source>{other} can then sow {pit} and take %n seed(s).</source>
        <translation>
            <numerusform>Danach kann {other} {pit} säen und einen Samen nehmen.</numerusform>
            <numerusform>Danach kann {other} {pit} säen und %n Samen nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {pit} it is your turn again, but the goal is then out of reach.</source>
        <translation>Nach {pit} bist du zwar wieder dran, aber das Ziel ist dann nicht mehr zu erreichen.</translation>
    </message>
    <message>
        <source>With best play {pit} wins, too, but not in this turn.</source>
        <translation>Bei bestem Spiel gewinnt auch {pit}, aber nicht in diesem Zug.</translation>
    </message>
    <message>
        <source>No store is sown here: only what is harvested goes there.</source>
        <translation>In einen Speicher wird hier nie gesät: Hinein kommt nur, was geerntet wird.</translation>
    </message>
    <message>
        <source>Go on with seed {seed}.</source>
        <translation>Mach bei Samen {seed} weiter.</translation>
    </message>
    <message numerus="yes">
        <source>From {hole} the last seed falls %n pit(s) before your store.</source>
        <translation>
            <numerusform>Aus {hole} landet der letzte Samen eine Mulde vor deinem Speicher.</numerusform>
            <numerusform>Aus {hole} landet der letzte Samen %n Mulden vor deinem Speicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From {hole} the last seed falls %n pit(s) past your store.</source>
        <translation>
            <numerusform>Aus {hole} landet der letzte Samen eine Mulde hinter deinem Speicher.</numerusform>
            <numerusform>Aus {hole} landet der letzte Samen %n Mulden hinter deinem Speicher.</numerusform>
        </translation>
    </message>
    <message>
        <source>This turn does not decide the game yet: you have {got} seeds, {wanted} are more than half.</source>
        <translation>Dieser Zug entscheidet die Partie noch nicht: Du hast {got} Samen, mehr als die Hälfte sind {wanted}.</translation>
    </message>
    <message>
        <source>Sowing {hole} harvests nothing.</source>
        <translation>Mit {hole} erntest du nichts.</translation>
    </message>
    <message>
        <source>Sowing {hole} captures nothing.</source>
        <translation>Mit {hole} fängst du nichts.</translation>
    </message>
    <message>
        <source>Nothing is taken from {hole}: you harvest only in {other}&apos;s row.</source>
        <translation>Aus {hole} wird nichts genommen: Geerntet wird nur in {other}s Reihe.</translation>
    </message>
    <message>
        <source>Nothing is taken from {hole}: the harvest goes back from the last seed, pit by pit, and ends before that.</source>
        <translation>Aus {hole} wird nichts genommen: Die Ernte geht vom letzten Samen Mulde um Mulde zurück und endet vorher.</translation>
    </message>
    <message>
        <source>Nothing is taken from {hole}: the last seed does not fall there.</source>
        <translation>Aus {hole} wird nichts genommen: Der letzte Samen fällt nicht dorthin.</translation>
    </message>
    <message>
        <source>Nothing is taken from {hole}: it is not opposite the pit where the last seed falls.</source>
        <translation>Aus {hole} wird nichts genommen: Sie liegt der Mulde, in die der letzte Samen fällt, nicht gegenüber.</translation>
    </message>
    <message>
        <source>Nothing is ever taken from {hole}.</source>
        <translation>Aus {hole} wird nie etwas genommen.</translation>
    </message>
    <message>
        <source>There are no seeds in {hole}.</source>
        <translation>In {hole} liegt kein Samen.</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>{side} is to sow</source>
        <translation>{side} ist am Zug</translation>
    </message>
    <message>
        <source>sows on</source>
        <translation>sät weiter</translation>
    </message>
    <message>
        <source>captures {count}</source>
        <translation>fängt {count}</translation>
    </message>
    <message>
        <source>extra turn</source>
        <translation>Extrazug</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>here the game stands</source>
        <translation>hier steht die Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n other sowing(s) tried</source>
        <translation>
            <numerusform>%n andere Aussaat versucht</numerusform>
            <numerusform>%n andere Aussaaten versucht</numerusform>
        </translation>
    </message>
    <message>
        <source>with a comment</source>
        <translation>mit Kommentar</translation>
    </message>
    <message>
        <source>then sides are changed</source>
        <translation>danach werden die Seiten getauscht</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
</context>
<context>
    <name>MovesStrip</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>MyProgress</name>
    <message>
        <source>Export progress</source>
        <translation>Fortschritt exportieren</translation>
    </message>
    <message>
        <source>Mancala progress</source>
        <translation>Mancala-Fortschritt</translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation>Exportiert nach {file}.</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>Fortschritt importieren</translation>
    </message>
    <message>
        <source>Imported.</source>
        <translation>Importiert.</translation>
    </message>
    <message>
        <source>The imported progress has replaced the former one. “Undo” brings that back.</source>
        <translation>Der importierte Fortschritt steht jetzt an der Stelle des bisherigen. „Zurücknehmen“ holt den bisherigen zurück.</translation>
    </message>
    <message>
        <source>Imported; there was nothing to replace. “Undo” brings back what was kept last.</source>
        <translation>Importiert; es gab nichts zu ersetzen. „Zurücknehmen“ holt zurück, was zuletzt aufgehoben wurde.</translation>
    </message>
    <message>
        <source>You start from scratch. “Undo” brings back what was there before.</source>
        <translation>Du fängst von vorn an. „Zurücknehmen“ holt zurück, was vorher da war.</translation>
    </message>
    <message>
        <source>Brought back.</source>
        <translation>Zurückgeholt.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>Nothing is sown from a store.</source>
        <translation>Aus einem Speicher wird nicht gesät.</translation>
    </message>
    <message>
        <source>This pit belongs to {side}.</source>
        <translation>Diese Mulde gehört {side}.</translation>
    </message>
    <message>
        <source>This pit is empty.</source>
        <translation>Diese Mulde ist leer.</translation>
    </message>
    <message>
        <source>This pit is burnt and rests in this round.</source>
        <translation>Diese Mulde ist verbrannt und ruht in dieser Runde.</translation>
    </message>
    <message>
        <source>{side} must be fed.</source>
        <translation>{side} muss Samen bekommen.</translation>
    </message>
    <message>
        <source>This would leave {side} without a seed.</source>
        <translation>Damit bliebe {side} ohne einen Samen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>Each side has only %n pit(s).</source>
        <translation>
            <numerusform>Jede Seite hat nur %n Mulde.</numerusform>
            <numerusform>Jede Seite hat nur %n Mulden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Es beginnt</translation>
    </message>
    <message>
        <source>All options</source>
        <translation>Alle Optionen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>{difference} Options changed.</source>
        <translation>{difference} Optionen geändert.</translation>
    </message>
    <message>
        <source>Both sides begin at the same time.</source>
        <translation>Beide Seiten beginnen zugleich.</translation>
    </message>
    <message>
        <source>South begins in these rules.</source>
        <translation>Nach diesen Regeln beginnt Süd.</translation>
    </message>
    <message>
        <source>The last winner begins; the first time, it is drawn by lot.</source>
        <translation>Es beginnt, wer zuletzt gewann; beim ersten Mal entscheidet das Los.</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
    </message>
</context>
<context>
    <name>OfferDialog</name>
    <message>
        <source>Draw offered</source>
        <translation>Unentschieden angeboten</translation>
    </message>
    <message>
        <source>{side} offers a draw</source>
        <translation>{side} bietet ein Unentschieden an</translation>
    </message>
    <message>
        <source>End offered</source>
        <translation>Ende angeboten</translation>
    </message>
    <message>
        <source>{side} offers to end the game</source>
        <translation>{side} will die Partie beenden</translation>
    </message>
    <message>
        <source>{side}, do you agree?</source>
        <translation>{side}, bist du einverstanden?</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Einverstanden</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>{side} has chosen.</source>
        <translation>{side} hat gewählt.</translation>
    </message>
    <message>
        <source>The opening is over, {side} sows next.</source>
        <translation>Die Eröffnung ist vorbei, {side} sät als Nächstes.</translation>
    </message>
    <message>
        <source>{side} goes on</source>
        <translation>{side} macht weiter</translation>
    </message>
    <message>
        <source>{side} sows {pit}</source>
        <translation>{side} sät {pit}</translation>
    </message>
    <message numerus="yes">
        <source>sows on %n time(s)</source>
        <translation>
            <numerusform>sät einmal weiter</numerusform>
            <numerusform>sät %n-mal weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>ends in the empty pit {pit}</source>
        <translation>endet in der leeren Mulde {pit}</translation>
    </message>
    <message>
        <source>has no seeds left to choose from</source>
        <translation>hat keine Samen mehr zur Wahl</translation>
    </message>
    <message>
        <source>no extra turn left</source>
        <translation>kein Extrazug mehr</translation>
    </message>
    <message>
        <source>chooses again</source>
        <translation>wählt noch einmal</translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s) still in the hand</source>
        <translation>
            <numerusform>noch %n Samen in der Hand</numerusform>
            <numerusform>noch %n Samen in der Hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnBoardsDialog</name>
    <message>
        <source>Boards of your own</source>
        <translation>Eigene Bretter</translation>
    </message>
    <message>
        <source>themes.md</source>
        <comment>the page in this language, a file in resources/docs</comment>
        <translation>themes.de.md</translation>
    </message>
    <message>
        <source>Begin with a copy of walnut</source>
        <translation>Mit einer Kopie von Nussbaum beginnen</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>my board</source>
        <comment>name of a new folder</comment>
        <translation>Mein Brett</translation>
    </message>
    <message>
        <source>The copy could not be made: {why}.</source>
        <translation>Die Kopie konnte nicht angelegt werden: {why}.</translation>
    </message>
    <message>
        <source>The copy is in {folder}. Rename the folder as you like.</source>
        <translation>Die Kopie liegt in {folder}. Benenne den Ordner, wie du magst.</translation>
    </message>
</context>
<context>
    <name>OwnControl</name>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Minutes for the game</source>
        <translation>Minuten für die Partie</translation>
    </message>
    <message>
        <source>Seconds added per turn</source>
        <translation>Sekunden dazu je Zug</translation>
    </message>
</context>
<context>
    <name>PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>ein Mensch</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} denkt …</translation>
    </message>
    <message>
        <source>{name} to move.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>Choose a pit; both sides sow at once.</source>
        <translation>Wähle eine Mulde; beide Seiten säen zugleich.</translation>
    </message>
    <message>
        <source>{name} chooses a pit; both sides sow at once.</source>
        <translation>{name} wählt eine Mulde; beide Seiten säen zugleich.</translation>
    </message>
    <message>
        <source>two players, one device</source>
        <translation>zu zweit am Gerät</translation>
    </message>
    <message>
        <source>against computer</source>
        <translation>gegen Computer</translation>
    </message>
    <message>
        <source>computer against computer</source>
        <translation>Computer gegen Computer</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>Stufe {number}</translation>
    </message>
    <message>
        <source>Sparrow: picks at what lies nearest; three pits on, it hardly sees a thing.</source>
        <translation>Spatz: pickt nach dem Nächstbesten; drei Mulden weiter sieht er kaum noch etwas.</translation>
    </message>
    <message>
        <source>Mouse: keeps an eye on its own corner; long sowings often take it by surprise.</source>
        <translation>Maus: behält ihren Winkel im Auge; lange Aussaaten überraschen sie oft.</translation>
    </message>
    <message>
        <source>Hamster: fills its cheeks wherever it can, and now and then misses a far capture.</source>
        <translation>Hamster: stopft sich die Backen voll und übersieht ab und zu einen fernen Fang.</translation>
    </message>
    <message>
        <source>Hedgehog: thinks of your answer before it moves; long chains of extra turns still escape it.</source>
        <translation>Igel: denkt an deine Antwort; lange Ketten von Extrazügen entgehen ihm noch.</translation>
    </message>
    <message>
        <source>Squirrel: plans several sowings ahead and seldom forgets what lies where.</source>
        <translation>Eichhörnchen: plant mehrere Aussaaten voraus und vergisst selten, was wo liegt.</translation>
    </message>
    <message>
        <source>Jay: spots everything, near and far, but only takes a quick look.</source>
        <translation>Eichelhäher: entdeckt alles, nah und fern, schaut aber nur kurz hin.</translation>
    </message>
    <message>
        <source>Fox: overlooks nothing and likes to lay traps.</source>
        <translation>Fuchs: übersieht nichts und stellt gern Fallen.</translation>
    </message>
    <message>
        <source>Raven: reckons far ahead and forgives few mistakes.</source>
        <translation>Rabe: rechnet weit voraus und verzeiht kaum einen Fehler.</translation>
    </message>
    <message>
        <source>Owl: sees through the dark of long games and plays endings with great skill.</source>
        <translation>Eule: blickt durch das Dunkel langer Partien und ist im Endspiel zu Hause.</translation>
    </message>
    <message>
        <source>Elephant: forgets nothing, hurries at nothing; nobody here is stronger.</source>
        <translation>Elefant: vergisst nichts und lässt sich nicht hetzen; stärker ist hier niemand.</translation>
    </message>
</context>
<context>
    <name>PieDialog</name>
    <message>
        <source>Pie rule</source>
        <translation>Tauschregel</translation>
    </message>
    <message>
        <source>Keep your side, or change it?</source>
        <translation>Seite behalten oder tauschen?</translation>
    </message>
    <message>
        <source>&amp;Keep {side}</source>
        <translation>{side} &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Take over {side}</source>
        <translation>{side} über&amp;nehmen</translation>
    </message>
    <message>
        <source>Look at the board first</source>
        <translation>Erst das Brett ansehen</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>the start</source>
        <translation>der Anfang</translation>
    </message>
    <message>
        <source>move {number}, {side} {pit}</source>
        <translation>Zug {number}, {side} {pit}</translation>
    </message>
    <message>
        <source>You are looking at what was taken back: {place}</source>
        <translation>Du siehst Zurückgenommenes: {place}</translation>
    </message>
    <message>
        <source>You are looking at a variation: {place}</source>
        <translation>Du siehst eine Variante: {place}</translation>
    </message>
    <message>
        <source>You are looking back: {place}</source>
        <translation>Du blickst zurück: {place}</translation>
    </message>
    <message>
        <source>You are back in the game.</source>
        <translation>Du bist zurück in der Partie.</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>am Anfang</translation>
    </message>
    <message>
        <source>at move {number}</source>
        <translation>bei Zug {number}</translation>
    </message>
    <message>
        <source>The game has gone on to {place}.</source>
        <translation>Die Partie ist weitergegangen: {place}.</translation>
    </message>
    <message>
        <source>Nothing is sown while you look back: {present} goes back to the game, {play_on} plays on from here.</source>
        <translation>Beim Zurückblicken wird nicht gesät: {present} führt zurück zur Partie, {play_on} spielt von hier weiter.</translation>
    </message>
    <message>
        <source>The game goes on from {place}. {undo} brings back what was played.</source>
        <translation>Die Partie geht hier weiter: {place}. {undo} holt zurück, was gespielt war.</translation>
    </message>
    <message>
        <source>Replay: {place}</source>
        <translation>Wiedergabe: {place}</translation>
    </message>
    <message>
        <source>Deleted: the variation {place}.</source>
        <translation>Gelöscht: die Variante {place}.</translation>
    </message>
    <message>
        <source>Comment on {place}</source>
        <translation>Kommentar: {place}</translation>
    </message>
    <message>
        <source>{pit} – as the game goes</source>
        <translation>{pit} – so geht die Partie</translation>
    </message>
    <message>
        <source>{pit} – tried</source>
        <translation>{pit} – versucht</translation>
    </message>
    <message numerus="yes">
        <source>{pit} – tried, and %n sowing(s) after it</source>
        <translation>
            <numerusform>{pit} – versucht, und %n Aussaat danach</numerusform>
            <numerusform>{pit} – versucht, und %n Aussaaten danach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>On this device</source>
        <translation>Am selben Gerät</translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>von {count}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>denkt …</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>a draw, proved</source>
        <translation>Unentschieden bewiesen</translation>
    </message>
    <message>
        <source>wins by {count}, proved</source>
        <translation>Sieg mit {count} bewiesen</translation>
    </message>
    <message>
        <source>loses by {count}, proved</source>
        <translation>Niederlage mit {count} bewiesen</translation>
    </message>
    <message>
        <source>was to move</source>
        <translation>war am Zug</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Du spielst</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>Name of South</source>
        <translation>Name von Süd</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>Name of North</source>
        <translation>Name von Nord</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <source>Demo: computer against computer</source>
        <translation>Vorführung: Computer gegen Computer</translation>
    </message>
    <message>
        <source>Strength of South</source>
        <translation>Stärke von Süd</translation>
    </message>
    <message>
        <source>Strength of North</source>
        <translation>Stärke von Nord</translation>
    </message>
</context>
<context>
    <name>PreviewWords</name>
    <message numerus="yes">
        <source>sows on %n time(s)</source>
        <translation>
            <numerusform>sät einmal weiter</numerusform>
            <numerusform>sät %n-mal weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview {pit}: {what}</source>
        <translation>Vorschau {pit}: {what}</translation>
    </message>
    <message>
        <source>last one in the store</source>
        <translation>letzter in den Speicher</translation>
    </message>
    <message>
        <source>last one in the empty pit {pit}</source>
        <translation>letzter in die leere Mulde {pit}</translation>
    </message>
    <message>
        <source>last one in pit {pit}</source>
        <translation>letzter in die Mulde {pit}</translation>
    </message>
    <message>
        <source>captures {count} ({opposite} + 1)</source>
        <translation>fängt {count} ({opposite} + 1)</translation>
    </message>
    <message>
        <source>extra turn</source>
        <translation>Extrazug</translation>
    </message>
    <message>
        <source>no extra turn, the turn is over</source>
        <translation>kein Extrazug, der Zug ist zu Ende</translation>
    </message>
    <message>
        <source>the game ends {score}</source>
        <translation>die Partie endet {score}</translation>
    </message>
    <message>
        <source>the round ends</source>
        <translation>die Runde endet</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>My progress</source>
        <translation>Mein Fortschritt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Stars, days and ratings appear here as soon as you have tried a task.</source>
        <translation>Sterne, Tage und Wertungen stehen hier, sobald du eine Aufgabe versucht hast.</translation>
    </message>
    <message>
        <source>Nothing learnt yet</source>
        <translation>Noch nichts gelernt</translation>
    </message>
    <message>
        <source>What went wrong comes again, at growing distances, until it is easy.</source>
        <translation>Was danebenging, kommt wieder: in wachsenden Abständen, bis es leichtfällt.</translation>
    </message>
    <message>
        <source>Repeat now</source>
        <translation>Jetzt wiederholen</translation>
    </message>
    <message>
        <source>Trainers and puzzles are rated: it is known how difficult they are. Lessons earn stars. At 1500 you solve about half of all tasks of average difficulty. The thin line shows how uncertain a rating is.</source>
        <translation>Gewertet werden Trainer und Rätsel, denn wie schwer sie sind, ist bekannt. Lektionen bringen Sterne. Mit 1500 löst du etwa die Hälfte aller Aufgaben mittlerer Schwierigkeit. Die dünne Linie zeigt, wie unsicher eine Wertung ist.</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fertigkeiten</translation>
    </message>
    <message>
        <source>Best sprints of 60 seconds</source>
        <translation>Beste Läufe über 60 Sekunden</translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message>
        <source>Sowing</source>
        <translation>Säen</translation>
    </message>
    <message>
        <source>Extra turns</source>
        <translation>Extrazüge</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Fangen</translation>
    </message>
    <message>
        <source>Chains of extra turns</source>
        <translation>Extrazug-Ketten</translation>
    </message>
    <message>
        <source>Counting seeds</source>
        <translation>Samen zählen</translation>
    </message>
    <message>
        <source>The best move</source>
        <translation>Der beste Zug</translation>
    </message>
    <message>
        <source>Feeding in Oware</source>
        <translation>Füttern im Oware</translation>
    </message>
    <message>
        <source>Relay sowing</source>
        <translation>Weitersäen</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>Ein Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn today to start a new streak.</source>
        <translation>Lerne heute, dann beginnt eine neue Serie.</translation>
    </message>
    <message>
        <source>{row}. Learn today to keep it going.</source>
        <translation>{row}. Lerne heute, dann geht es weiter.</translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s).</source>
        <translation>
            <numerusform>Längste Serie: ein Tag.</numerusform>
            <numerusform>Längste Serie: %n Tage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Learnt on %n day(s), {time} in all.</source>
        <translation>
            <numerusform>An einem Tag gelernt, zusammen {time}.</numerusform>
            <numerusform>An %n Tagen gelernt, zusammen {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message numerus="yes">
        <source>{stars} of %n star(s)</source>
        <translation>
            <numerusform>{stars} von einem Stern</numerusform>
            <numerusform>{stars} von %n Sternen</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {tasks} done</source>
        <translation>{done} von {tasks} geschafft</translation>
    </message>
    <message>
        <source>not rated yet</source>
        <translation>noch ohne Wertung</translation>
    </message>
    <message>
        <source>{rating} ± {spread}</source>
        <translation>{rating} ± {spread}</translation>
    </message>
    <message numerus="yes">
        <source>%n right, {day}</source>
        <translation>
            <numerusform>eine richtig, {day}</numerusform>
            <numerusform>%n richtig, {day}</numerusform>
        </translation>
    </message>
    <message>
        <source>{trainer}, level {level}</source>
        <translation>{trainer}, Stufe {level}</translation>
    </message>
    <message>
        <source>Nothing to repeat today.</source>
        <translation>Heute ist nichts zu wiederholen.</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) to repeat today.</source>
        <translation>
            <numerusform>Heute ist eine Aufgabe zu wiederholen.</numerusform>
            <numerusform>Heute sind %n Aufgaben zu wiederholen.</numerusform>
        </translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>morgen</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in einem Tag</numerusform>
            <numerusform>in %n Tagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more later on, the next one {when}.</source>
        <translation>
            <numerusform>Eine weitere folgt {when}.</numerusform>
            <numerusform>%n weitere folgen, die nächste {when}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repeat %n task(s)</source>
        <translation>
            <numerusform>Eine Aufgabe wiederholen</numerusform>
            <numerusform>%n Aufgaben wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit}: {done}</source>
        <translation>{unit}: {done}</translation>
    </message>
    <message>
        <source>Train: {skill}</source>
        <translation>Trainieren: {skill}</translation>
    </message>
    <message>
        <source>The puzzle of the day</source>
        <translation>Das Rätsel des Tages</translation>
    </message>
    <message>
        <source>Your progress is not being saved at the moment.</source>
        <translation>Dein Fortschritt wird gerade nicht gespeichert.</translation>
    </message>
    <message>
        <source>The file is kept as {file} in {folder}; you start from scratch.</source>
        <translation>Die Datei ist als {file} in {folder} aufgehoben; du beginnst von vorn.</translation>
    </message>
    <message>
        <source>Your progress in learning could not be read.</source>
        <translation>Dein Lernfortschritt ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>What was there before cannot be brought back.</source>
        <translation>Was vorher da war, lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>What was there before cannot be brought back: its file is damaged.</source>
        <translation>Was vorher da war, lässt sich nicht zurückholen: Seine Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>{file} could not be imported.</source>
        <translation>{file} konnte nicht importiert werden.</translation>
    </message>
    <message>
        <source>{file} is not a progress file of Mancala.</source>
        <translation>{file} ist keine Fortschrittsdatei von Mancala.</translation>
    </message>
    <message>
        <source>{file} is not a progress file of Mancala, or it is damaged.</source>
        <translation>{file} ist keine Fortschrittsdatei von Mancala, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>{file} cannot be read by this version of Mancala.</source>
        <translation>{file} kann von dieser Version von Mancala nicht gelesen werden.</translation>
    </message>
    <message>
        <source>{file} is a progress file of Mancala, but it is damaged.</source>
        <translation>{file} ist eine Fortschrittsdatei von Mancala, aber sie ist beschädigt.</translation>
    </message>
    <message>
        <source>In detail: {what}</source>
        <translation>Im Einzelnen: {what}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: this is no JSON.</source>
        <translation>Zeile {line}, Spalte {column}: Das ist kein JSON.</translation>
    </message>
    <message>
        <source>This is no progress that was exported from this app.</source>
        <translation>Das ist kein Fortschritt, der aus dieser App exportiert wurde.</translation>
    </message>
    <message>
        <source>A newer version of this app wrote the file (format {version}).</source>
        <translation>Eine neuere Version dieser App hat die Datei geschrieben (Format {version}).</translation>
    </message>
    <message>
        <source>“{where}” is missing.</source>
        <translation>„{where}“ fehlt.</translation>
    </message>
    <message>
        <source>“{where}” cannot be {value}.</source>
        <translation>„{where}“ kann nicht {value} sein.</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Win in one turn</source>
        <translation>In einem Zug gewinnen</translation>
    </message>
    <message>
        <source>Find the win</source>
        <translation>Den Gewinn finden</translation>
    </message>
    <message>
        <source>Save the draw</source>
        <translation>Das Unentschieden retten</translation>
    </message>
    <message>
        <source>Biggest gain</source>
        <translation>Der größte Gewinn an Samen</translation>
    </message>
    <message>
        <source>Extra turn</source>
        <translation>Extrazug</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Fangen</translation>
    </message>
    <message>
        <source>Chain of two</source>
        <translation>Zweierkette</translation>
    </message>
    <message>
        <source>Chain of three</source>
        <translation>Dreierkette</translation>
    </message>
    <message>
        <source>Chain of four</source>
        <translation>Viererkette</translation>
    </message>
    <message>
        <source>Long chain</source>
        <translation>Lange Kette</translation>
    </message>
    <message>
        <source>Sacrifice</source>
        <translation>Opfer</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Füttern</translation>
    </message>
    <message>
        <source>Grand slam</source>
        <translation>Grand Slam</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Weitersäen</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>{rating}, {word}</source>
        <translation>{rating}, {word}</translation>
    </message>
    <message>
        <source>Rules: {rules}. {difference} Difficulty: {hardness}.</source>
        <translation>Regeln: {rules}. {difference} Schwierigkeit: {hardness}.</translation>
    </message>
    <message>
        <source>Your turn is sown to its end. Every equally good turn counts.</source>
        <translation>Dein Zug ist bis zum Ende gesät. Jeder gleich gute Zug zählt.</translation>
    </message>
    <message>
        <source>{side} sows and decides the game in this turn, with more than half of all seeds or by ending it with more than {other}.</source>
        <translation>{side} sät und entscheidet die Partie in diesem Zug, mit mehr als der Hälfte aller Samen oder durch ein Ende mit mehr Samen als {other}.</translation>
    </message>
    <message>
        <source>{side} sows and wins, whatever {other} answers.</source>
        <translation>{side} sät und gewinnt, was {other} auch antwortet.</translation>
    </message>
    <message>
        <source>{side} sows and saves the draw. Anything else loses.</source>
        <translation>{side} sät und rettet das Unentschieden. Alles andere verliert.</translation>
    </message>
    <message>
        <source>{side} sows. Find the turn that brings most in the end, with best play by both.</source>
        <translation>{side} sät. Finde den Zug, der am Ende am meisten bringt, wenn beide ihr Bestes spielen.</translation>
    </message>
    <message>
        <source>Nothing is captured, and no extra turn is earned: it is a quiet turn.</source>
        <translation>Nichts wird gefangen, und es gibt keinen Extrazug: Gesucht ist ein stiller Zug.</translation>
    </message>
    <message>
        <source>What to look for: {themes}.</source>
        <translation>Darum geht es: {themes}.</translation>
    </message>
    <message>
        <source>The turn that brings most at once is not the best one.</source>
        <translation>Der Zug, der sofort am meisten bringt, ist nicht der beste.</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{solved} von {count} gelöst</translation>
    </message>
    <message>
        <source>Your turn is sown to its end. Every turn that decides the game counts.</source>
        <translation>Dein Zug ist bis zum Ende gesät. Jeder Zug, der die Partie entscheidet, zählt.</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Noch einmal lösen</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>A puzzle that suits you</source>
        <translation>Ein Rätsel, das zu dir passt</translation>
    </message>
</context>
<context>
    <name>Puzzling</name>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
</context>
<context>
    <name>RatingCard</name>
    <message>
        <source>Rating in {game}</source>
        <translation>Wertung in {game}</translation>
    </message>
    <message>
        <source>As a list</source>
        <translation>Als Liste</translation>
    </message>
    <message numerus="yes">
        <source>{rating} ± {spread} after %n game(s).</source>
        <translation>
            <numerusform>{rating} ± {spread} nach einer Partie.</numerusform>
            <numerusform>{rating} ± {spread} nach %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Few games: it may be far off.</source>
        <translation>Wenige Partien: Sie kann weit daneben liegen.</translation>
    </message>
    <message>
        <source>Nearest to it: {level}.</source>
        <translation>Am nächsten: {level}.</translation>
    </message>
    <message>
        <source>Highest: {rating}, {day}.</source>
        <translation>Höchste: {rating}, {day}.</translation>
    </message>
    <message>
        <source>{day}: {rating} ± {spread}; {games}</source>
        <translation>{day}: {rating} ± {spread}; {games}</translation>
    </message>
</context>
<context>
    <name>ReaderWords</name>
    <message>
        <source>the store</source>
        <translation>den Speicher</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rule sets side by side</source>
        <translation>Regelfassungen im Vergleich</translation>
    </message>
    <message>
        <source>Right or wrong?</source>
        <translation>Richtig oder falsch?</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Fragen und Antworten</translation>
    </message>
    <message>
        <source>Sources and errors</source>
        <translation>Quellen und Fehler</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>South begins</source>
        <translation>Süd beginnt</translation>
    </message>
    <message>
        <source>is chosen</source>
        <translation>wird gewählt</translation>
    </message>
    <message>
        <source>the last winner begins</source>
        <translation>wer zuletzt gewann</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>To win</source>
        <translation>Zum Sieg</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Wrong: {statement}</source>
        <translation>Falsch: {statement}</translation>
    </message>
    <message>
        <source>Right: {statement}</source>
        <translation>Richtig: {statement}</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Mancala</source>
        <translation>Mancala</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Datei ersetzen?</translation>
    </message>
    <message>
        <source>{file} is already there.</source>
        <translation>{file} gibt es schon.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>After move {number}</source>
        <translation>Nach Zug {number}</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Anlass</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>ResetProgressDialog</name>
    <message>
        <source>Reset progress</source>
        <translation>Fortschritt zurücksetzen</translation>
    </message>
    <message>
        <source>Start from scratch?</source>
        <translation>Von vorn beginnen?</translation>
    </message>
    <message>
        <source>Your stars, days, ratings, repeats and sprint records are put aside. You can bring them back at any time.</source>
        <translation>Deine Sterne, Tage, Wertungen, Wiederholungen und Bestleistungen werden beiseitegelegt. Du kannst sie jederzeit zurückholen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>{side} resigns?</source>
        <translation>Gibt {side} auf?</translation>
    </message>
    <message>
        <source>The computer wins then.</source>
        <translation>Dann gewinnt der Computer.</translation>
    </message>
    <message>
        <source>{winner} wins then.</source>
        <translation>Dann gewinnt {winner}.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Brett ansehen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>The same game, with sides changed</source>
        <translation>Dieselbe Partie mit getauschten Seiten</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Samen</translation>
    </message>
</context>
<context>
    <name>ReviewLegend</name>
    <message>
        <source>proved: exact final score with best play</source>
        <translation>bewiesen: exakter Endstand bei bestem Spiel</translation>
    </message>
    <message>
        <source>Values from South&apos;s view, in seeds</source>
        <translation>Werte aus Sicht von Süd, in Samen</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>ReviewQuestion</name>
    <message>
        <source>Mancala</source>
        <translation>Mancala</translation>
    </message>
    <message>
        <source>Review a game that goes on?</source>
        <translation>Laufende Partie auswerten?</translation>
    </message>
    <message>
        <source>The review shows what every sowing up to now was worth, and what would have been better. That is help for the rest of the game.</source>
        <translation>Die Auswertung zeigt, was jede Aussaat bis jetzt wert war und was besser gewesen wäre. Das hilft dir für den Rest der Partie.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>value {value}, proved</source>
        <translation>Wert {value}, bewiesen</translation>
    </message>
    <message>
        <source>value about {value}</source>
        <translation>Wert etwa {value}</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>bester Zug</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>ungenau</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <source>Turn {turn}, {side} sows {pit}</source>
        <translation>Zug {turn}, {side} sät {pit}</translation>
    </message>
    <message>
        <source> – a secret choice, which is not judged.</source>
        <translation> – eine verdeckte Wahl, sie wird nicht bewertet.</translation>
    </message>
    <message>
        <source> – not judged yet.</source>
        <translation> – noch nicht bewertet.</translation>
    </message>
    <message>
        <source> – {grade}.</source>
        <translation> – {grade}.</translation>
    </message>
    <message numerus="yes">
        <source> – {grade}, costs %n seed(s).</source>
        <translation>
            <numerusform> – {grade}, kostet %n Samen.</numerusform>
            <numerusform> – {grade}, kostet %n Samen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> – {grade}, costs about %n seed(s).</source>
        <translation>
            <numerusform> – {grade}, kostet etwa %n Samen.</numerusform>
            <numerusform> – {grade}, kostet etwa %n Samen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better was {pit} ({value}).</source>
        <translation>Besser war {pit} ({value}).</translation>
    </message>
    <message>
        <source>extra turn</source>
        <translation>Extrazug</translation>
    </message>
    <message>
        <source>sown in the game</source>
        <translation>in der Partie gesät</translation>
    </message>
    <message>
        <source>best, {worth}</source>
        <translation>am besten, {worth}</translation>
    </message>
    <message>
        <source>The best line</source>
        <translation>Die beste Folge</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>: turn {turn}, {side} sowed {pit}. Find something better.</source>
        <translation>: Zug {turn}, {side} säte {pit}. Finde etwas Besseres.</translation>
    </message>
    <message>
        <source> is what was sown in the game. Find something better.</source>
        <translation> wurde in der Partie gesät. Finde etwas Besseres.</translation>
    </message>
    <message>
        <source> – found! It leads to {value}.</source>
        <translation> – gefunden! Das führt zu {value}.</translation>
    </message>
    <message>
        <source> is better than what was sown, but there is more to find.</source>
        <translation> ist besser als in der Partie, aber es geht noch besser.</translation>
    </message>
    <message numerus="yes">
        <source> costs %n seed(s). Try another one.</source>
        <translation>
            <numerusform> kostet %n Samen. Versuch eine andere Mulde.</numerusform>
            <numerusform> kostet %n Samen. Versuch eine andere Mulde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>: look at pit {pit}.</source>
        <translation>: Sieh dir Mulde {pit} an.</translation>
    </message>
    <message>
        <source>All mistakes seen</source>
        <translation>Alle Fehler gesehen</translation>
    </message>
    <message>
        <source>: you found something better at {found} of {count}.</source>
        <translation>: Bei {found} von {count} hast du etwas Besseres gefunden.</translation>
    </message>
    <message>
        <source>{side} ahead</source>
        <translation>{side} vorn</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>Nothing has been sown yet.</source>
        <translation>Es wurde noch nichts gesät.</translation>
    </message>
    <message>
        <source>So far.</source>
        <translation>Bis hierher.</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>Zurück zur &amp;Partie</translation>
    </message>
    <message>
        <source>Show &amp;best move</source>
        <translation>&amp;Besten Zug zeigen</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>Nä&amp;chster Fehler</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
</context>
<context>
    <name>Reviews</name>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Kalah</source>
        <translation>Kalah</translation>
    </message>
    <message>
        <source>Oware</source>
        <translation>Oware</translation>
    </message>
    <message>
        <source>Congkak</source>
        <translation>Congkak</translation>
    </message>
    <message>
        <source>Collect and capture</source>
        <translation>Sammeln und fangen</translation>
    </message>
    <message>
        <source>Harvest twos and threes</source>
        <translation>Ernten bei 2 und 3</translation>
    </message>
    <message>
        <source>Relay sowing with cowries</source>
        <translation>Weitersäen mit Kauris</translation>
    </message>
    <message>
        <source>End in your store and sow again; end in an empty pit of yours and capture what lies opposite.</source>
        <translation>Wer im eigenen Speicher endet, sät noch einmal; wer in einer leeren eigenen Mulde endet, fängt, was gegenüberliegt.</translation>
    </message>
    <message>
        <source>Bring pits of the other side to two or three seeds and harvest them; nobody is left hungry.</source>
        <translation>Wer Mulden der anderen Seite auf zwei oder drei Samen bringt, erntet sie; niemand darf leer ausgehen.</translation>
    </message>
    <message>
        <source>Sow on from every pit with seeds until you end in an empty one; both sides begin at once.</source>
        <translation>Aus jeder Mulde mit Samen wird weitergesät, bis man in einer leeren endet; beide Seiten beginnen zugleich.</translation>
    </message>
    <message>
        <source>Kalah, last seed counts</source>
        <translation>Kalah, der letzte Samen zählt</translation>
    </message>
    <message>
        <source>Kalah standard</source>
        <translation>Kalah Standard</translation>
    </message>
    <message>
        <source>Kalah, late end</source>
        <translation>Kalah, spätes Ende</translation>
    </message>
    <message>
        <source>Kalah with 36 seeds</source>
        <translation>Kalah mit 36 Samen</translation>
    </message>
    <message>
        <source>Oware Abapa</source>
        <translation>Oware Abapa</translation>
    </message>
    <message>
        <source>Oware with grand slam</source>
        <translation>Oware mit Grand Slam</translation>
    </message>
    <message>
        <source>Oware, start pit sown</source>
        <translation>Oware, Startmulde zählt mit</translation>
    </message>
    <message>
        <source>Awari</source>
        <translation>Awari</translation>
    </message>
    <message>
        <source>Small Congkak</source>
        <translation>Kleines Congkak</translation>
    </message>
    <message>
        <source>Congkak, one after the other</source>
        <translation>Congkak, nacheinander</translation>
    </message>
    <message>
        <source>A last seed in an empty own pit is always taken, even with nothing opposite.</source>
        <translation>Ein letzter Samen in leerer eigener Mulde wird immer genommen.</translation>
    </message>
    <message>
        <source>An empty own pit captures only if seeds lie opposite.</source>
        <translation>Eine leere eigene Mulde fängt nur, wenn gegenüber Samen liegen.</translation>
    </message>
    <message>
        <source>The game ends only when the side to sow has an empty row.</source>
        <translation>Erst wenn die Seite am Zug eine leere Reihe hat, endet die Partie.</translation>
    </message>
    <message>
        <source>Three seeds a pit; the last winner begins, 19 seeds win.</source>
        <translation>Drei Samen je Mulde; wer zuletzt gewann, beginnt; 19 Samen gewinnen.</translation>
    </message>
    <message>
        <source>The rules of tournaments: who would take everything takes nothing.</source>
        <translation>Die Regeln der Turniere: Wer alles nähme, nimmt nichts.</translation>
    </message>
    <message>
        <source>All seeds of the other side may be captured at once.</source>
        <translation>Alle Samen der anderen Seite dürfen auf einmal gefangen werden.</translation>
    </message>
    <message>
        <source>A long sowing also drops a seed into the pit it came from.</source>
        <translation>Eine lange Aussaat lässt auch in die eigene Startmulde einen Samen fallen.</translation>
    </message>
    <message>
        <source>Taking every seed is forbidden; a repetition shares what is left.</source>
        <translation>Alles zu nehmen ist verboten; bei Wiederholung wird der Rest geteilt.</translation>
    </message>
    <message>
        <source>Both sides begin at once, and sow on from every pit with seeds.</source>
        <translation>Beide beginnen zugleich und säen aus jeder Mulde mit Samen weiter.</translation>
    </message>
    <message>
        <source>Six pits with four seeds, at most three sowings a turn.</source>
        <translation>Sechs Mulden mit vier Samen, höchstens drei Aussaaten je Zug.</translation>
    </message>
    <message>
        <source>South and North take turns from the first sowing on.</source>
        <translation>Süd und Nord wechseln sich von der ersten Aussaat an ab.</translation>
    </message>
    <message>
        <source>Pits</source>
        <translation>Mulden</translation>
    </message>
    <message>
        <source>Seeds per pit</source>
        <translation>Samen je Mulde</translation>
    </message>
    <message>
        <source>With nothing opposite</source>
        <translation>Wenn gegenüber nichts liegt</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Start pit on long sowings</source>
        <translation>Startmulde bei langer Aussaat</translation>
    </message>
    <message>
        <source>Taking every seed</source>
        <translation>Alle Samen nehmen</translation>
    </message>
    <message>
        <source>Repeated position</source>
        <translation>Wiederholte Stellung</translation>
    </message>
    <message>
        <source>After a repetition</source>
        <translation>Nach einer Wiederholung</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Sowings per turn</source>
        <translation>Aussaaten je Zug</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>geht weiter</translation>
    </message>
    <message>
        <source>ends at the second time</source>
        <translation>endet beim zweiten Mal</translation>
    </message>
    <message>
        <source>ends at the third time</source>
        <translation>endet beim dritten Mal</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message numerus="yes">
        <source>%n sowing(s)</source>
        <translation>
            <numerusform>%n Aussaat</numerusform>
            <numerusform>%n Aussaaten</numerusform>
        </translation>
    </message>
    <message>
        <source>take the last seed</source>
        <translation>den letzten Samen nehmen</translation>
    </message>
    <message>
        <source>take nothing</source>
        <translation>nichts nehmen</translation>
    </message>
    <message>
        <source>one row is empty</source>
        <translation>eine Reihe ist leer</translation>
    </message>
    <message>
        <source>the row of the side to sow is empty</source>
        <translation>die Reihe am Zug ist leer</translation>
    </message>
    <message>
        <source>is passed over</source>
        <translation>wird übersprungen</translation>
    </message>
    <message>
        <source>gets a seed too</source>
        <translation>bekommt auch einen Samen</translation>
    </message>
    <message>
        <source>is allowed</source>
        <translation>ist erlaubt</translation>
    </message>
    <message>
        <source>captures nothing</source>
        <translation>fängt nichts</translation>
    </message>
    <message>
        <source>is forbidden</source>
        <translation>ist verboten</translation>
    </message>
    <message>
        <source>each side keeps its row</source>
        <translation>jede Seite behält ihre Reihe</translation>
    </message>
    <message>
        <source>the seeds left are halved</source>
        <translation>die übrigen Samen werden halbiert</translation>
    </message>
    <message>
        <source>both at once</source>
        <translation>beide zugleich</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>nacheinander</translation>
    </message>
    <message numerus="yes">
        <source>%n pit(s)</source>
        <translation>
            <numerusform>%n Mulde</numerusform>
            <numerusform>%n Mulden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s)</source>
        <translation>
            <numerusform>%n Samen</numerusform>
            <numerusform>%n Samen</numerusform>
        </translation>
    </message>
    <message>
        <source>{seeds}, {most} win</source>
        <translation>{seeds}, {most} gewinnen</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>{rules}, as you play it</source>
        <translation>{rules}, wie du es spielst</translation>
    </message>
    <message>
        <source>The rules cannot be read: {error}</source>
        <translation>Die Regeln lassen sich nicht lesen: {error}</translation>
    </message>
    <message>
        <source>Some rules cannot be read: {error}</source>
        <translation>Einige Regeln lassen sich nicht lesen: {error}</translation>
    </message>
    <message>
        <source>And more</source>
        <translation>Und mehr</translation>
    </message>
    <message>
        <source>No rules at all have the words “{words}”.</source>
        <translation>In keinen Regeln kommt „{words}“ vor.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules of which game</source>
        <translation>Regeln welches Spiels</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>SavedFilter</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Players, event, rules, date, comments</source>
        <translation>Spieler, Ereignis, Regeln, Datum, Kommentare</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>{game}, all rules</source>
        <translation>{game}, alle Regeln</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>Between people</source>
        <translation>Unter Menschen</translation>
    </message>
    <message>
        <source>Any date</source>
        <translation>Jedes Datum</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>The last seven days</source>
        <translation>Die letzten sieben Tage</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Der letzte Monat</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Das letzte Jahr</translation>
    </message>
    <message>
        <source>Saved last first</source>
        <translation>Zuletzt gespeicherte zuerst</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Nach Regeln</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Längste zuerst</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Renamed.</source>
        <translation>Umbenannt.</translation>
    </message>
    <message>
        <source>Deleted: {name}</source>
        <translation>Gelöscht: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>Eine Partie gelöscht</numerusform>
            <numerusform>%n Partien gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>Export game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>Eine Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back</source>
        <translation>
            <numerusform>Eine Partie zurückgeholt</numerusform>
            <numerusform>%n Partien zurückgeholt</numerusform>
        </translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved as {file}.</source>
        <translation>
            <numerusform>Eine Partie gespeichert als {file}.</numerusform>
            <numerusform>%n Partien gespeichert als {file}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedWords</name>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>ein Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of {side}</source>
        <translation>Name von {side}</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strength of {side}</source>
        <translation>Stärke von {side}</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>The game begins.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Painting the board …</source>
        <translation>Das Brett wird gemalt …</translation>
    </message>
    <message>
        <source>The board is on the clipboard as a picture.</source>
        <translation>Das Brett liegt als Bild in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save the board as a picture</source>
        <translation>Brett als Bild speichern</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>SVG drawing, sharp at any size</source>
        <translation>SVG-Zeichnung, in jeder Größe scharf</translation>
    </message>
    <message>
        <source>Save the game as an animated GIF</source>
        <translation>Partie als bewegtes GIF speichern</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>Bewegtes GIF</translation>
    </message>
    <message>
        <source>Painting the game …</source>
        <translation>Die Partie wird gemalt …</translation>
    </message>
    <message>
        <source>Print to PDF</source>
        <translation>Als PDF drucken</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF-Dokument</translation>
    </message>
    <message>
        <source>Printing …</source>
        <translation>Es wird gedruckt …</translation>
    </message>
    <message>
        <source>The game went to the printer.</source>
        <translation>Die Partie ist beim Drucker.</translation>
    </message>
    <message>
        <source>The printer does not take the pages.</source>
        <translation>Der Drucker nimmt die Seiten nicht an.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>a … h</source>
        <translation>a … h</translation>
    </message>
    <message>
        <source>Sow this pit</source>
        <translation>Diese Mulde säen</translation>
    </message>
    <message>
        <source>Sow this pit, counted from the left of its owner</source>
        <translation>Diese Mulde säen, von links gezählt</translation>
    </message>
    <message>
        <source>From pit to pit</source>
        <translation>Von Mulde zu Mulde</translation>
    </message>
    <message>
        <source>Sow the pit in focus</source>
        <translation>Die gewählte Mulde säen</translation>
    </message>
    <message>
        <source>1 … 8</source>
        <translation>1 … 8</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Leertaste, Enter</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>In the list of moves: from row to row, Enter looks at one</source>
        <translation>In der Zugliste: von Zeile zu Zeile, Enter zeigt sie</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>In a replay: pause, go on</source>
        <translation>In der Wiedergabe: anhalten, fortsetzen</translation>
    </message>
    <message>
        <source>While looking back, and in the list of moves: back and on</source>
        <translation>Beim Zurückblicken und in der Zugliste: zurück und weiter</translation>
    </message>
    <message>
        <source>In a lesson: North&apos;s pits, and s is a store</source>
        <translation>In einer Lektion: Nords Mulden, und s ist ein Speicher</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>In a lesson: all is marked, or go on</source>
        <translation>In einer Lektion: alles ist markiert, oder weiter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>In a lesson: take the last mark or sowing back</source>
        <translation>In einer Lektion: letzte Markierung oder Aussaat zurücknehmen</translation>
    </message>
    <message>
        <source>Shift+A … H, S</source>
        <translation>Umschalt+A … H, S</translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Verlierer</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Panel beside the board</source>
        <translation>Leiste neben dem Brett</translation>
    </message>
</context>
<context>
    <name>SidedWords</name>
    <message>
        <source>{side} {number}</source>
        <translation>{side} {number}</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Play one</source>
        <translation>Probehören</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>SowingWords</name>
    <message>
        <source>Taken back: {side}&apos;s choice.</source>
        <translation>Zurückgenommen: die Wahl von {side}.</translation>
    </message>
    <message>
        <source>Taken back: {side} sows {pit}.</source>
        <translation>Zurückgenommen: {side} sät {pit}.</translation>
    </message>
    <message>
        <source>{side} sows {pit}</source>
        <translation>{side} sät {pit}</translation>
    </message>
    <message numerus="yes">
        <source>sows on %n time(s)</source>
        <translation>
            <numerusform>sät einmal weiter</numerusform>
            <numerusform>sät %n-mal weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>passes over {pit}</source>
        <translation>überspringt {pit}</translation>
    </message>
    <message>
        <source>extra turn</source>
        <translation>Extrazug</translation>
    </message>
    <message numerus="yes">
        <source>no extra turn after %n sowing(s)</source>
        <translation>
            <numerusform>kein Extrazug nach einer Aussaat</numerusform>
            <numerusform>kein Extrazug nach %n Aussaaten</numerusform>
        </translation>
    </message>
    <message>
        <source>ends in the empty pit {pit}</source>
        <translation>endet in der leeren Mulde {pit}</translation>
    </message>
    <message>
        <source>the last one in the store</source>
        <translation>der letzte in den Speicher</translation>
    </message>
    <message>
        <source>the last one in {pit}</source>
        <translation>der letzte in {pit}</translation>
    </message>
    <message>
        <source>captures {count} from {pits}</source>
        <translation>fängt {count} aus {pits}</translation>
    </message>
    <message>
        <source>nothing opposite, captures its last seed alone</source>
        <translation>gegenüber nichts, fängt nur den letzten Samen</translation>
    </message>
    <message>
        <source>harvests {count} from {pits}</source>
        <translation>erntet {count} aus {pits}</translation>
    </message>
    <message>
        <source>would take every seed (grand slam) and so takes nothing</source>
        <translation>nähme alle Samen (Grand Slam) und nimmt darum nichts</translation>
    </message>
    <message>
        <source>nothing opposite, captures nothing</source>
        <translation>gegenüber nichts, fängt nichts</translation>
    </message>
</context>
<context>
    <name>SprintBar</name>
    <message>
        <source>Time left</source>
        <translation>Restzeit</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Ends the minute; it sets no record</source>
        <translation>Beendet die Minute; sie zählt nicht als Rekord</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Welcome!</source>
        <translation>Willkommen!</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Kalah, Oware or Congkak</source>
        <translation>Kalah, Oware oder Congkak</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Play on, or look back at it</source>
        <translation>Weiterspielen oder zurückblicken</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Learn next</source>
        <translation>Als Nächstes lernen</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Wähle ein Spiel</translation>
    </message>
    <message>
        <source>Three games of pits and seeds, for one player or two.</source>
        <translation>Drei Spiele mit Mulden und Samen, allein oder zu zweit.</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>Was möchtest du spielen?</translation>
    </message>
    <message>
        <source>Your game against the computer is waiting.</source>
        <translation>Deine Partie gegen den Computer wartet auf dich.</translation>
    </message>
    <message>
        <source>A game for two is waiting.</source>
        <translation>Eine Partie zu zweit wartet.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>Eine Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules, exercises, puzzles</source>
        <translation>Regeln, Übungen, Rätsel</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Read, watch, try</source>
        <translation>Lesen, ansehen, ausprobieren</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>By level</source>
        <translation>Nach Stufe</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>Nach Seite</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) against the computer</source>
        <translation>
            <numerusform>Eine Partie gegen den Computer</numerusform>
            <numerusform>%n Partien gegen den Computer</numerusform>
        </translation>
    </message>
    <message>
        <source>{counts}: {score} of all points</source>
        <translation>{counts}: {score} aller Punkte</translation>
    </message>
    <message numerus="yes">
        <source>Now %n won in a row.</source>
        <translation>
            <numerusform>Zuletzt eine gewonnen.</numerusform>
            <numerusform>Zuletzt %n in Folge gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %n lost in a row.</source>
        <translation>
            <numerusform>Zuletzt eine verloren.</numerusform>
            <numerusform>Zuletzt %n in Folge verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %n drawn in a row.</source>
        <translation>
            <numerusform>Zuletzt eine unentschieden.</numerusform>
            <numerusform>Zuletzt %n in Folge unentschieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest row of games won: {count}.</source>
        <translation>Längste Siegesserie: {count}.</translation>
    </message>
    <message>
        <source>Longest without a loss: {count}.</source>
        <translation>Längste Serie ohne Niederlage: {count}.</translation>
    </message>
    <message>
        <source>Reading saved games …</source>
        <translation>Gespeicherte Partien werden gelesen …</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Noch nichts zu zählen</translation>
    </message>
    <message>
        <source>Games that you finish against the computer are counted here.</source>
        <translation>Hier zählen die Partien, die du gegen den Computer beendest.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Step {at} of {of}</source>
        <translation>Schritt {at} von {of}</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The game goes on from where it stands.</source>
        <translation>Die Partie geht weiter, wo sie steht.</translation>
    </message>
    <message>
        <source>The next game is between these players.</source>
        <translation>Die nächste Partie spielen diese beiden.</translation>
    </message>
    <message>
        <source>Change sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>TallyWords</name>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n unentschieden</numerusform>
            <numerusform>%n unentschieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n verloren</numerusform>
            <numerusform>%n verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>TitleDialog</name>
    <message>
        <source>Rename game</source>
        <translation>Partie umbenennen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>The title stands in the game&apos;s file. Without one it is called “{name}”.</source>
        <translation>Der Titel steht in der Datei der Partie. Ohne Titel heißt sie „{name}“.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>TrainerStart</name>
    <message>
        <source>All trainers</source>
        <translation>Alle Trainer</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>At leisure, with tips and answers</source>
        <translation>In Ruhe, mit Tipps und Lösungen</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 Sekunden</translation>
    </message>
    <message>
        <source>Three right in a row, and the level rises</source>
        <translation>Drei richtig in Folge, und die Stufe steigt</translation>
    </message>
</context>
<context>
    <name>TrainerWords</name>
    <message>
        <source>Last seed</source>
        <translation>Letzter Samen</translation>
    </message>
    <message>
        <source>Extra turns</source>
        <translation>Extrazüge</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Fangen</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>Ketten</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Best sowing</source>
        <translation>Beste Aussaat</translation>
    </message>
    <message>
        <source>Harvests</source>
        <translation>Ernten</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Füttern</translation>
    </message>
    <message>
        <source>Grand slam</source>
        <translation>Grand Slam</translation>
    </message>
    <message>
        <source>End of the relay</source>
        <translation>Ende des Weitersäens</translation>
    </message>
    <message>
        <source>Where does the last seed fall?</source>
        <translation>Wohin fällt der letzte Samen?</translation>
    </message>
    <message>
        <source>Which pits earn you an extra turn?</source>
        <translation>Welche Mulden bringen dir einen Extrazug?</translation>
    </message>
    <message>
        <source>What do you capture, and how much?</source>
        <translation>Was fängst du, und wie viel?</translation>
    </message>
    <message>
        <source>How many sowings fit into one turn?</source>
        <translation>Wie viele Aussaaten passen in einen Zug?</translation>
    </message>
    <message>
        <source>Who has how many seeds at the end?</source>
        <translation>Wer hat am Ende wie viele Samen?</translation>
    </message>
    <message>
        <source>Which pit brings the most by the end? Every answer is proved.</source>
        <translation>Welche Mulde bringt bis zum Ende am meisten? Jede Antwort ist bewiesen.</translation>
    </message>
    <message>
        <source>What do you harvest, and how much?</source>
        <translation>Was erntest du, und wie viel?</translation>
    </message>
    <message>
        <source>From which pits does a seed reach the other row?</source>
        <translation>Aus welchen Mulden kommt ein Samen in die andere Reihe?</translation>
    </message>
    <message>
        <source>Which pit would take every seed of the other side?</source>
        <translation>Welche Mulde würde der anderen Seite alle Samen nehmen?</translation>
    </message>
    <message>
        <source>Where does the last lap end?</source>
        <translation>Wo endet die letzte Runde?</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Stufe {level}</translation>
    </message>
    <message>
        <source>{name}, level {level}</source>
        <translation>{name}, Stufe {level}</translation>
    </message>
    <message>
        <source>Find the sowing that brings you the most seeds by the end of the game.</source>
        <translation>Finde die Aussaat, die dir bis zum Ende der Partie die meisten Samen bringt.</translation>
    </message>
    <message>
        <source>You have sown one of the pits that are proved to be best.</source>
        <translation>Du hast eine der Mulden gesät, die nachweislich die besten sind.</translation>
    </message>
    <message>
        <source>Looking for a board …</source>
        <translation>Ein Brett wird gesucht …</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n richtig</numerusform>
            <numerusform>%n richtig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n falsch</numerusform>
            <numerusform>%n falsch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n in Folge</numerusform>
            <numerusform>%n in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>You have not tried a minute yet</source>
        <translation>Du hast noch keine Minute gespielt</translation>
    </message>
    <message numerus="yes">
        <source>Your best minute: %n right</source>
        <translation>
            <numerusform>Deine beste Minute: %n richtig</numerusform>
            <numerusform>Deine beste Minute: %n richtig</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to level {level}!</source>
        <translation>Weiter mit Stufe {level}!</translation>
    </message>
    <message>
        <source>Back to level {level}.</source>
        <translation>Zurück zu Stufe {level}.</translation>
    </message>
    <message numerus="yes">
        <source>%n right answer(s) in 60 seconds.</source>
        <translation>
            <numerusform>%n richtige Antwort in 60 Sekunden.</numerusform>
            <numerusform>%n richtige Antworten in 60 Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is your first record.</source>
        <translation>Das ist dein erster Rekord.</translation>
    </message>
    <message>
        <source>A new record: before it was {best}.</source>
        <translation>Ein neuer Rekord: Bisher waren es {best}.</translation>
    </message>
    <message>
        <source>Your record is {best}.</source>
        <translation>Dein Rekord ist {best}.</translation>
    </message>
    <message>
        <source>Your answers count for your rating, the minute sets no record.</source>
        <translation>Deine Antworten zählen für deine Wertung, ein Rekord wird die Minute nicht.</translation>
    </message>
    <message>
        <source>You left the minute</source>
        <translation>Minute abgebrochen</translation>
    </message>
    <message numerus="yes">
        <source>at most %n in a row</source>
        <translation>
            <numerusform>höchstens %n in Folge</numerusform>
            <numerusform>höchstens %n in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>ended at level {level}</source>
        <translation>zuletzt Stufe {level}</translation>
    </message>
    <message>
        <source>The next board is being proved …</source>
        <translation>Das nächste Brett wird bewiesen …</translation>
    </message>
    <message>
        <source>No board could be proved: the engine has failed. You can try again.</source>
        <translation>Es ließ sich kein Brett beweisen: Die Engine ist ausgefallen. Du kannst es noch einmal versuchen.</translation>
    </message>
    <message numerus="yes">
        <source>%n pit(s) look right and are not</source>
        <translation>
            <numerusform>%n Mulde sieht nur richtig aus</numerusform>
            <numerusform>%n Mulden sehen nur richtig aus</numerusform>
        </translation>
    </message>
    <message>
        <source>your own total is asked for</source>
        <translation>gefragt ist, wie viele du am Ende hast</translation>
    </message>
    <message>
        <source>nothing is captured opposite an empty pit</source>
        <translation>gegenüber einer leeren Mulde wird nichts gefangen</translation>
    </message>
    <message>
        <source>the pit holds {amount} seeds: all the way round</source>
        <translation>in der Mulde liegen {amount} Samen: einmal ganz herum</translation>
    </message>
    <message numerus="yes">
        <source>the pit holds {amount} seed(s)</source>
        <translation>
            <numerusform>in der Mulde liegt {amount} Samen</numerusform>
            <numerusform>in der Mulde liegen {amount} Samen</numerusform>
        </translation>
    </message>
    <message>
        <source>find the pit that captures</source>
        <translation>finde die Mulde, die fängt</translation>
    </message>
    <message>
        <source>say how many seeds are captured: {amount}</source>
        <translation>sag, wie viele Samen gefangen werden: {amount}</translation>
    </message>
    <message>
        <source>show where {amount} seeds are captured</source>
        <translation>zeig, wo {amount} Samen gefangen werden</translation>
    </message>
    <message>
        <source>say how many sowings fit into the turn: {amount}</source>
        <translation>sag, wie viele Aussaaten in den Zug passen: {amount}</translation>
    </message>
    <message>
        <source>sow a turn of {amount} sowings</source>
        <translation>säe einen Zug mit {amount} Aussaaten</translation>
    </message>
    <message numerus="yes">
        <source>{amount} seed(s) left to the other side</source>
        <translation>
            <numerusform>{amount} Samen bleibt der anderen Seite</numerusform>
            <numerusform>{amount} Samen bleiben der anderen Seite</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} seeds in the rows</source>
        <translation>{amount} Samen in den Reihen</translation>
    </message>
    <message numerus="yes">
        <source>{amount} lap(s)</source>
        <translation>
            <numerusform>{amount} Runde</numerusform>
            <numerusform>{amount} Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other row is empty, {amount} pit(s) may be sown</source>
        <translation>
            <numerusform>die andere Reihe ist leer, {amount} Mulde darf gesät werden</numerusform>
            <numerusform>die andere Reihe ist leer, {amount} Mulden dürfen gesät werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sow one of {amount} right pit(s)</source>
        <translation>
            <numerusform>säe {amount} richtige Mulde</numerusform>
            <numerusform>säe eine von {amount} richtigen Mulden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{amount} pit(s) to find</source>
        <translation>
            <numerusform>{amount} Mulde zu finden</numerusform>
            <numerusform>{amount} Mulden zu finden</numerusform>
        </translation>
    </message>
    <message>
        <source>You left before the 60 seconds were up:</source>
        <translation>Du bist gegangen, bevor die 60 Sekunden um waren:</translation>
    </message>
    <message numerus="yes">
        <source>%n right answer(s),</source>
        <translation>
            <numerusform>%n richtige Antwort,</numerusform>
            <numerusform>%n richtige Antworten,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong.</source>
        <translation>
            <numerusform>%n falsche.</numerusform>
            <numerusform>%n falsche.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>Trainers</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>New boards without end. Take your time, or see how far a minute takes you.</source>
        <translation>Immer neue Bretter. Lass dir Zeit, oder sieh, wie weit du in einer Minute kommst.</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>Trainers</source>
        <translation>Trainer</translation>
    </message>
</context>
<context>
    <name>TrashDialog</name>
    <message>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) in the trash</source>
        <translation>
            <numerusform>Eine Partie im Papierkorb</numerusform>
            <numerusform>%Ln Partien im Papierkorb</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted games</source>
        <translation>Gelöschte Partien</translation>
    </message>
    <message numerus="yes">
        <source>Deleted games stay here for %n day(s), and are then gone.</source>
        <translation>
            <numerusform>Gelöschte Partien bleiben einen Tag hier und sind dann weg.</numerusform>
            <numerusform>Gelöschte Partien bleiben %n Tage hier und sind dann weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>TrashModel</name>
    <message>
        <source>deleted {day}</source>
        <translation>gelöscht: {day}</translation>
    </message>
</context>
<context>
    <name>TroubleDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ging schief</translation>
    </message>
    <message>
        <source>The app made a mistake it did not expect. Your game is kept and you can go on. Please send us the text below; it helps to mend it.</source>
        <translation>Die App hat einen unerwarteten Fehler gemacht. Deine Partie ist gesichert und du kannst weiterspielen. Schick uns bitte den Text unten; er hilft, den Fehler zu beheben.</translation>
    </message>
    <message>
        <source>Text of the error</source>
        <translation>Text des Fehlers</translation>
    </message>
    <message>
        <source>It is also in {log}</source>
        <translation>Er steht auch in {log}</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>Line {line}, column {column}:</source>
        <translation>Zeile {line}, Spalte {column}:</translation>
    </message>
    <message>
        <source>The game in play is not being kept.</source>
        <translation>Die laufende Partie wird nicht gesichert.</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>From now on each game is played on its own board.</source>
        <translation>Ab jetzt wird jedes Spiel auf seinem eigenen Brett gespielt.</translation>
    </message>
    <message>
        <source>this is no text file.</source>
        <translation>Das ist keine Textdatei.</translation>
    </message>
    <message>
        <source>this is no TOML.</source>
        <translation>Das ist kein TOML.</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation>Den Ordner {folder} gibt es nicht.</translation>
    </message>
    <message>
        <source>{file} is not an ordinary file.</source>
        <translation>{file} ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>{file} in {folder} must not be read or written.</source>
        <translation>{file} in {folder} darf nicht gelesen oder geschrieben werden.</translation>
    </message>
    <message>
        <source>{file} is too large to be a saved game.</source>
        <translation>{file} ist zu groß für eine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>There is no space left for {file} in {folder}; what was there is untouched.</source>
        <translation>Für {file} in {folder} ist kein Platz mehr; was vorher da war, ist unberührt.</translation>
    </message>
    <message>
        <source>The board “{name}” cannot be used.</source>
        <translation>Das Brett „{name}“ kann nicht benutzt werden.</translation>
    </message>
    <message>
        <source>The puzzles cannot be read: {file} is damaged at {place}.</source>
        <translation>Die Rätsel sind nicht lesbar: {file} ist beschädigt, bei {place}.</translation>
    </message>
    <message>
        <source>it cannot be read.</source>
        <translation>Das ist nicht lesbar.</translation>
    </message>
    <message>
        <source>the file is too large.</source>
        <translation>Die Datei ist zu groß.</translation>
    </message>
    <message>
        <source>this key is missing.</source>
        <translation>Dieser Schlüssel fehlt.</translation>
    </message>
    <message>
        <source>this must be a table.</source>
        <translation>Das muss eine Tabelle sein.</translation>
    </message>
    <message>
        <source>this must be a text.</source>
        <translation>Das muss ein Text sein.</translation>
    </message>
    <message>
        <source>this must be a number.</source>
        <translation>Das muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>“{detail}” is no colour.</source>
        <translation>„{detail}“ ist keine Farbe.</translation>
    </message>
    <message>
        <source>this number must lie within {detail}.</source>
        <translation>Diese Zahl muss im Bereich {detail} liegen.</translation>
    </message>
    <message>
        <source>there is no file “{detail}”.</source>
        <translation>Es gibt keine Datei „{detail}“.</translation>
    </message>
    <message>
        <source>“{detail}” is no picture.</source>
        <translation>„{detail}“ ist kein Bild.</translation>
    </message>
    <message>
        <source>{file} in {folder} cannot be read or written: {detail}.</source>
        <translation>{file} in {folder} kann nicht gelesen oder geschrieben werden: {detail}.</translation>
    </message>
    <message>
        <source>This is not a saved game; it begins with “{detail}”.</source>
        <translation>Das ist keine gespeicherte Partie; sie beginnt mit „{detail}“.</translation>
    </message>
    <message>
        <source>A newer version of this app wrote the file (format {detail}).</source>
        <translation>Eine neuere Version dieser App hat die Datei geschrieben (Format {detail}).</translation>
    </message>
    <message>
        <source>“{detail}” is no line of the form “Name: value”.</source>
        <translation>„{detail}“ ist keine Zeile der Form „Name: Wert“.</translation>
    </message>
    <message>
        <source>“{detail}” is there twice.</source>
        <translation>„{detail}“ steht zweimal da.</translation>
    </message>
    <message>
        <source>The file does not say which rules were played.</source>
        <translation>Die Datei sagt nicht, nach welchen Regeln gespielt wurde.</translation>
    </message>
    <message>
        <source>No rule set is called “{detail}”.</source>
        <translation>Keine Regeln heißen „{detail}“.</translation>
    </message>
    <message>
        <source>These rules have no option “{detail}”.</source>
        <translation>Diese Regeln kennen die Option „{detail}“ nicht.</translation>
    </message>
    <message>
        <source>“{detail}” is no start position of this game.</source>
        <translation>„{detail}“ ist keine Anfangsstellung dieses Spiels.</translation>
    </message>
    <message>
        <source>“{detail}” is not a move.</source>
        <translation>„{detail}“ ist kein Zug.</translation>
    </message>
    <message>
        <source>The move “{detail}” is not allowed: {reason}.</source>
        <translation>Der Zug „{detail}“ ist nicht erlaubt: {reason}.</translation>
    </message>
    <message>
        <source>“{detail}” does not fit the move; it should be “{expected}”.</source>
        <translation>„{detail}“ passt nicht zum Zug; richtig wäre „{expected}“.</translation>
    </message>
    <message>
        <source>A comment begins here and does not end.</source>
        <translation>Hier beginnt ein Kommentar, der nicht endet.</translation>
    </message>
    <message>
        <source>A variation begins here and does not end.</source>
        <translation>Hier beginnt eine Variante, die nicht endet.</translation>
    </message>
    <message>
        <source>A variation begins here without a move before it.</source>
        <translation>Hier beginnt eine Variante, ohne dass ein Zug davor steht.</translation>
    </message>
    <message>
        <source>A variation ends here that never began.</source>
        <translation>Hier endet eine Variante, die nie begann.</translation>
    </message>
    <message>
        <source>“{detail}” stands after the result of the game.</source>
        <translation>„{detail}“ steht hinter dem Ergebnis der Partie.</translation>
    </message>
    <message>
        <source>The file has more moves than any game.</source>
        <translation>Die Datei hat mehr Züge als irgendeine Partie.</translation>
    </message>
    <message>
        <source>“{detail}” is no number of a move between 0 and {expected}.</source>
        <translation>„{detail}“ ist keine Zugnummer von 0 bis {expected}.</translation>
    </message>
    <message>
        <source>The result is “{detail}”, but the moves lead to “{expected}”.</source>
        <translation>Das Ergebnis lautet „{detail}“, die Züge führen aber zu „{expected}“.</translation>
    </message>
    <message>
        <source>it is not a pit</source>
        <translation>das ist keine Mulde</translation>
    </message>
    <message>
        <source>the pit belongs to the other side</source>
        <translation>die Mulde gehört der anderen Seite</translation>
    </message>
    <message>
        <source>the pit is empty</source>
        <translation>die Mulde ist leer</translation>
    </message>
    <message>
        <source>the pit is burnt</source>
        <translation>die Mulde ist verbrannt</translation>
    </message>
    <message>
        <source>the other side must be fed</source>
        <translation>die andere Seite muss Samen bekommen</translation>
    </message>
    <message>
        <source>it would leave the other side without a seed</source>
        <translation>die andere Seite bliebe ohne einen Samen</translation>
    </message>
    <message>
        <source>the game is over already</source>
        <translation>die Partie ist schon zu Ende</translation>
    </message>
    <message>
        <source>“{detail}” is no time control, as “180+2” would be one.</source>
        <translation>„{detail}“ ist keine Bedenkzeit; eine wäre zum Beispiel „180+2“.</translation>
    </message>
    <message>
        <source>“{detail}” is no time that could stand here.</source>
        <translation>„{detail}“ ist keine Zeit, die hier stehen kann.</translation>
    </message>
    <message>
        <source>{file} would be in the Oware Game Notation, which knows no other game. Choose a name that ends in .mancala.</source>
        <translation>{file} wäre in der Oware Game Notation, die kein anderes Spiel kennt. Wähle einen Namen mit der Endung .mancala.</translation>
    </message>
    <message>
        <source>{file} holds several games, which would be lost. Choose another name.</source>
        <translation>{file} enthält mehrere Partien, die verloren gingen. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>This is neither a game nor a position; it begins with “{detail}”.</source>
        <translation>Das ist weder eine Partie noch eine Stellung; es beginnt mit „{detail}“.</translation>
    </message>
    <message>
        <source>“{detail}” is no tag of the form [Name &quot;value&quot;].</source>
        <translation>„{detail}“ ist keine Angabe der Form [Name &quot;Wert&quot;].</translation>
    </message>
    <message>
        <source>“{detail}” stands here, but nobody is asked to change sides.</source>
        <translation>Hier steht „{detail}“, aber niemand wird nach einem Seitentausch gefragt.</translation>
    </message>
    <message>
        <source>The byte {detail} is no text in UTF-8, in which games are kept.</source>
        <translation>Das Byte {detail} ist kein Text in UTF-8, worin Partien aufbewahrt werden.</translation>
    </message>
    <message>
        <source>This lesson cannot be read: {file} is damaged. All others are still there.</source>
        <translation>Diese Lektion lässt sich nicht lesen: {file} ist beschädigt. Alle anderen sind noch da.</translation>
    </message>
    <message>
        <source>See character {column}.</source>
        <translation>Siehe Zeichen {column}.</translation>
    </message>
    <message>
        <source>A position is South&apos;s pits/store|North&apos;s pits/store|s or n.</source>
        <translation>Eine Stellung sind Süds Mulden/Speicher|Nords Mulden/Speicher|s oder n.</translation>
    </message>
    <message>
        <source>A number of seeds is missing.</source>
        <translation>Hier fehlt, wie viele Samen es sind.</translation>
    </message>
    <message>
        <source>A store cannot be burnt.</source>
        <translation>Ein Speicher kann nicht verbrannt sein.</translation>
    </message>
    <message>
        <source>“{word}” is no number of seeds.</source>
        <translation>„{word}“ ist keine Zahl von Samen.</translation>
    </message>
    <message>
        <source>There cannot be {number} seeds.</source>
        <translation>{number} Samen kann es nicht geben.</translation>
    </message>
    <message>
        <source>There can be no more than {most} seeds in all.</source>
        <translation>Mehr als {most} Samen kann es im Ganzen nicht geben.</translation>
    </message>
    <message>
        <source>Both rows need the same number of pits: South has {south}, North {north}.</source>
        <translation>Beide Reihen brauchen gleich viele Mulden: Süd hat {south}, Nord {north}.</translation>
    </message>
    <message>
        <source>Half a seed lies in both stores or in none, once all is shared.</source>
        <translation>Ein halber Samen liegt in beiden Speichern oder in keinem, und erst, wenn alles geteilt ist.</translation>
    </message>
    <message>
        <source>At the end stands who is to sow: s or n.</source>
        <translation>Am Ende steht, wer am Zug ist: s oder n.</translation>
    </message>
    <message>
        <source>Here are {there} pits a side; the rules have {usual}.</source>
        <translation>Hier sind es {there} Mulden je Seite; die Regeln haben {usual}.</translation>
    </message>
    <message>
        <source>“x” is a burnt pit, and this game burns none.</source>
        <translation>„x“ ist eine verbrannte Mulde, und dieses Spiel verbrennt keine.</translation>
    </message>
    <message>
        <source>“{word}” says nothing about a position.</source>
        <translation>„{word}“ sagt nichts über eine Stellung.</translation>
    </message>
    <message>
        <source>{file} is not there.</source>
        <translation>{file} ist nicht da.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>You have {own} seeds: more than half of all {all}.</source>
        <translation>Du hast {own} Samen: mehr als die Hälfte aller {all}.</translation>
    </message>
    <message numerus="yes">
        <source>{pit} takes %n seed(s).</source>
        <translation>
            <numerusform>{pit} nimmt einen Samen.</numerusform>
            <numerusform>{pit} nimmt %n Samen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pit} takes %n seed(s), and you sow again.</source>
        <translation>
            <numerusform>{pit} nimmt einen Samen, und du säst noch einmal.</numerusform>
            <numerusform>{pit} nimmt %n Samen, und du säst noch einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pit} ends in your store: you sow again.</source>
        <translation>{pit} endet in deinem Speicher: Du säst noch einmal.</translation>
    </message>
    <message>
        <source>The game ends {score} for you and {other}.</source>
        <translation>Die Partie endet {score}, erst du, dann {other}.</translation>
    </message>
    <message>
        <source>After that {other} has nothing to take.</source>
        <translation>Danach kann {other} nichts nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>After that {other} can take %n seed(s) with {pit}.</source>
        <translation>
            <numerusform>Danach kann {other} mit {pit} einen Samen nehmen.</numerusform>
            <numerusform>Danach kann {other} mit {pit} %n Samen nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proved: with best play by both it is a draw, and nothing else is better.</source>
        <translation>Bewiesen: Spielen beide ihr Bestes, endet es unentschieden, und nichts anderes ist besser.</translation>
    </message>
    <message numerus="yes">
        <source>Proved: with best play by both you win by %n seed(s), and nothing brings more.</source>
        <translation>
            <numerusform>Bewiesen: Spielen beide ihr Bestes, gewinnst du mit einem Samen Vorsprung, und nichts bringt mehr.</numerusform>
            <numerusform>Bewiesen: Spielen beide ihr Bestes, gewinnst du mit %n Samen Vorsprung, und nichts bringt mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proved: with best play by both you lose by %n seed(s) only, and nothing brings more.</source>
        <translation>
            <numerusform>Bewiesen: Spielen beide ihr Bestes, verlierst du nur um einen Samen, und nichts bringt mehr.</numerusform>
            <numerusform>Bewiesen: Spielen beide ihr Bestes, verlierst du nur um %n Samen, und nichts bringt mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>What that costs shows only later in the game.</source>
        <translation>Was das kostet, zeigt sich erst später in der Partie.</translation>
    </message>
    <message>
        <source>{pit} lets you sow again, but whatever follows is worth less.</source>
        <translation>Mit {pit} säst du noch einmal, aber was auch folgt, ist weniger wert.</translation>
    </message>
    <message numerus="yes">
        <source>The best turn has {sowings} sowings and brings you %n seed(s).</source>
        <translation>
            <numerusform>Der beste Zug hat {sowings} Aussaaten und bringt dir einen Samen.</numerusform>
            <numerusform>Der beste Zug hat {sowings} Aussaaten und bringt dir %n Samen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best sowing brings you %n seed(s).</source>
        <translation>
            <numerusform>Die beste Aussaat bringt dir einen Samen.</numerusform>
            <numerusform>Die beste Aussaat bringt dir %n Samen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best sowing brings you no seed yet.</source>
        <translation>Die beste Aussaat bringt dir noch keinen Samen.</translation>
    </message>
    <message>
        <source>It lets you sow again.</source>
        <translation>Mit ihr säst du noch einmal.</translation>
    </message>
    <message>
        <source>Proved: with {pit} the win is gone.</source>
        <translation>Bewiesen: Mit {pit} ist der Sieg dahin.</translation>
    </message>
    <message>
        <source>Proved: with {pit} the draw is gone.</source>
        <translation>Bewiesen: Mit {pit} ist das Unentschieden dahin.</translation>
    </message>
    <message numerus="yes">
        <source>Proved: with {pit} you end up %n seed(s) worse off.</source>
        <translation>
            <numerusform>Bewiesen: Mit {pit} stehst du am Ende um einen Samen schlechter da.</numerusform>
            <numerusform>Bewiesen: Mit {pit} stehst du am Ende um %n Samen schlechter da.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pit} brings you no seed.</source>
        <translation>{pit} bringt dir keinen Samen.</translation>
    </message>
    <message numerus="yes">
        <source>{pit} brings you %n seed(s).</source>
        <translation>
            <numerusform>{pit} bringt dir einen Samen.</numerusform>
            <numerusform>{pit} bringt dir %n Samen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Es gibt etwas Besseres.</translation>
    </message>
</context>
<context>
    <name>TutorDialog</name>
    <message>
        <source>The tutor asks</source>
        <translation>Der Tutor fragt</translation>
    </message>
    <message>
        <source>Think again?</source>
        <translation>Noch einmal überlegen?</translation>
    </message>
    <message>
        <source>Tutor off</source>
        <translation>Tutor aus</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Überlegen</translation>
    </message>
</context>
<context>
    <name>UnitEnd</name>
    <message>
        <source>“{unit}”: all done</source>
        <translation>„{unit}“: alles geschafft</translation>
    </message>
    <message>
        <source>The end of “{unit}”</source>
        <translation>Das Ende von „{unit}“</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) solved</source>
        <translation>
            <numerusform>%n Aufgabe gelöst</numerusform>
            <numerusform>%n Aufgaben gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n task(s) solved</source>
        <translation>
            <numerusform>{done} von %n Aufgabe gelöst</numerusform>
            <numerusform>{done} von %n Aufgaben gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{stars} of %n star(s)</source>
        <translation>
            <numerusform>{stars} von %n Stern</numerusform>
            <numerusform>{stars} von %n Sternen</numerusform>
        </translation>
    </message>
    <message>
        <source>Still open: {tasks}.</source>
        <translation>Noch offen: {tasks}.</translation>
    </message>
    <message>
        <source>More stars in: {tasks}.</source>
        <translation>Hier gibt es noch Sterne: {tasks}.</translation>
    </message>
    <message numerus="yes">
        <source>Try again for the missing star(s)</source>
        <translation>
            <numerusform>Den fehlenden Stern holen</numerusform>
            <numerusform>Die fehlenden Sterne holen</numerusform>
        </translation>
    </message>
    <message>
        <source>Do what is still open</source>
        <translation>Offene Aufgaben lösen</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Next lesson: {unit}</source>
        <translation>Nächste Lektion: {unit}</translation>
    </message>
    <message>
        <source>“{task}”</source>
        <translation>„{task}“</translation>
    </message>
</context>
<context>
    <name>UnitList</name>
    <message>
        <source>{title}, {done} of {tasks} done</source>
        <translation>{title}, {done} von {tasks} geschafft</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Dein Fortschritt</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} von {all}</translation>
    </message>
    <message>
        <source>{title}, all of it done</source>
        <translation>{title}, ganz geschafft</translation>
    </message>
    <message>
        <source>{entry}, opened</source>
        <translation>{entry}, geöffnet</translation>
    </message>
</context>
<context>
    <name>VerdictViews</name>
    <message>
        <source>Value of the game, from sowing to sowing</source>
        <translation>Wert der Partie, von Aussaat zu Aussaat</translation>
    </message>
    <message>
        <source>looking: {done} of {count}</source>
        <translation>sieht durch: {done} von {count}</translation>
    </message>
    <message>
        <source>looking deeper: {done} of {count}</source>
        <translation>sieht tiefer: {done} von {count}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>{who}: accuracy {share}; {counts}</source>
        <translation>{who}: Genauigkeit {share}; {counts}</translation>
    </message>
    <message>
        <source>&amp;Learn from your mistakes ({n})</source>
        <translation>Aus deinen Fehlern &amp;lernen ({n})</translation>
    </message>
    <message>
        <source>&amp;Learn from the mistakes ({n})</source>
        <translation>Aus den Fehlern &amp;lernen ({n})</translation>
    </message>
</context>
</TS>
