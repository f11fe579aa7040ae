<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerParts</name>
    <message numerus="yes">
        <source>%n marked</source>
        <translation>
            <numerusform>%n marked</numerusform>
            <numerusform>%n marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerWords</name>
    <message numerus="yes">
        <source>%n seed(s) from {pit}, one for each hole: the last one falls into {hole}</source>
        <translation>
            <numerusform>One seed from {pit}, into the next hole: it falls into {hole}</numerusform>
            <numerusform>%n seeds from {pit}, one for each hole: the last one falls into {hole}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message numerus="yes">
        <source>%n seed(s)</source>
        <translation>
            <numerusform>%n seed</numerusform>
            <numerusform>%n seeds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChipWords</name>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation>
            <numerusform>%n lap</numerusform>
            <numerusform>%n laps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChooseGameDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) in {file}</source>
        <translation>
            <numerusform>One game in {file}</numerusform>
            <numerusform>%Ln games in {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) in one text</source>
        <translation>
            <numerusform>One game in one text</numerusform>
            <numerusform>%Ln games in one text</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockWords</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DamagedFileDialog</name>
    <message numerus="yes">
        <source>%n move(s) can be read.</source>
        <translation>
            <numerusform>%n move can be read.</numerusform>
            <numerusform>%n moves can be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmptyTrashDialog</name>
    <message numerus="yes">
        <source>%n deleted game(s) will be gone for good.</source>
        <translation>
            <numerusform>One deleted game will be gone for good.</numerusform>
            <numerusform>%n deleted games will be gone for good.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndingWords</name>
    <message numerus="yes">
        <source>You win by %n seed(s)</source>
        <translation>
            <numerusform>You win by %n seed</numerusform>
            <numerusform>You win by %n seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins by %n seed(s)</source>
        <translation>
            <numerusform>{winner} wins by %n seed</numerusform>
            <numerusform>{winner} wins by %n seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n seed(s) left are shared equally.</source>
        <translation>
            <numerusform>The last seed is shared.</numerusform>
            <numerusform>The %n seeds left are shared equally.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} takes the %n seed(s) left in its own row.</source>
        <translation>
            <numerusform>{side} takes the last seed of its own row.</numerusform>
            <numerusform>{side} takes the %n seeds left in its own row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pit(s) cannot be filled and are burnt: {pits}.</source>
        <translation>
            <numerusform>One pit cannot be filled and is burnt: {pits}.</numerusform>
            <numerusform>%n pits cannot be filled and are burnt: {pits}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EngineSettings</name>
    <message numerus="yes">
        <source>up to %n seed(s), {size} MiB</source>
        <translation>
            <numerusform>up to %n seed, {size} MiB</numerusform>
            <numerusform>up to %n seeds, {size} MiB</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>one turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GeneralSettings</name>
    <message numerus="yes">
        <source>%n seed(s) or more</source>
        <translation>
            <numerusform>%n seed or more</numerusform>
            <numerusform>%n seeds or more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuideWords</name>
    <message numerus="yes">
        <source>Tip: pit {pit}. It harvests %n seed(s).</source>
        <translation>
            <numerusform>Tip: pit {pit}. It harvests %n seed.</numerusform>
            <numerusform>Tip: pit {pit}. It harvests %n seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tip: pit {pit}. It captures %n seed(s).</source>
        <translation>
            <numerusform>Tip: pit {pit}. It captures %n seed.</numerusform>
            <numerusform>Tip: pit {pit}. It captures %n seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tip: pit {pit}. After it {side} can harvest %n seed(s) at most.</source>
        <translation>
            <numerusform>Tip: pit {pit}. After it {side} can harvest %n seed at most.</numerusform>
            <numerusform>Tip: pit {pit}. After it {side} can harvest %n seeds at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tip: pit {pit}. It sows on %n time(s).</source>
        <translation>
            <numerusform>Tip: pit {pit}. It sows on %n time.</numerusform>
            <numerusform>Tip: pit {pit}. It sows on %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tip: pit {pit}. After it you threaten to harvest %n seed(s).</source>
        <translation>
            <numerusform>Tip: pit {pit}. After it you threaten to harvest %n seed.</numerusform>
            <numerusform>Tip: pit {pit}. After it you threaten to harvest %n seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tip: pit {pit}. It brings you %n seed(s).</source>
        <translation>
            <numerusform>Tip: pit {pit}. It brings you %n seed.</numerusform>
            <numerusform>Tip: pit {pit}. It brings you %n seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Well done: %n seed(s) captured, and an extra turn.</source>
        <translation>
            <numerusform>Well done: %n seed captured, and an extra turn.</numerusform>
            <numerusform>Well done: %n seeds captured, and an extra turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Well done: %n seed(s) harvested.</source>
        <translation>
            <numerusform>Well done: %n seed harvested.</numerusform>
            <numerusform>Well done: %n seeds harvested.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Well done: %n seed(s) captured.</source>
        <translation>
            <numerusform>Well done: %n seed captured.</numerusform>
            <numerusform>Well done: %n seeds captured.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s) for your store.</source>
        <translation>
            <numerusform>%n seed for your store.</numerusform>
            <numerusform>%n seeds for your store.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has harvested %n seed(s).</source>
        <translation>
            <numerusform>{side} has harvested %n seed.</numerusform>
            <numerusform>{side} has harvested %n seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has captured %n seed(s).</source>
        <translation>
            <numerusform>{side} has captured %n seed.</numerusform>
            <numerusform>{side} has captured %n seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has brought %n seed(s) home.</source>
        <translation>
            <numerusform>{side} has brought %n seed home.</numerusform>
            <numerusform>{side} has brought %n seeds home.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} threatens to harvest %n seed(s).</source>
        <translation>
            <numerusform>{side} threatens to harvest %n seed.</numerusform>
            <numerusform>{side} threatens to harvest %n seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} threatens to capture %n seed(s).</source>
        <translation>
            <numerusform>{side} threatens to capture %n seed.</numerusform>
            <numerusform>{side} threatens to capture %n seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} threatens to harvest %n seed(s): look for a pit that leaves less to take.</source>
        <translation>
            <numerusform>{side} threatens to harvest %n seed: look for a pit that leaves less to take.</numerusform>
            <numerusform>{side} threatens to harvest %n seeds: look for a pit that leaves less to take.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} threatens to capture %n seed(s): look for a pit that leaves less to take.</source>
        <translation>
            <numerusform>{side} threatens to capture %n seed: look for a pit that leaves less to take.</numerusform>
            <numerusform>{side} threatens to capture %n seeds: look for a pit that leaves less to take.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tip: pit {pit}. After it {side} can capture %n seed(s) at most with its next sowing.</source>
        <translation>
            <numerusform>Tip: pit {pit}. After it {side} can capture %n seed at most with its next sowing.</numerusform>
            <numerusform>Tip: pit {pit}. After it {side} can capture %n seeds at most with its next sowing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lesson “{lesson}”: {done} of %n task(s) done.</source>
        <translation>
            <numerusform>The lesson “{lesson}”: {done} of %n task done.</numerusform>
            <numerusform>The lesson “{lesson}”: {done} of %n tasks done.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message numerus="yes">
        <source>With {pit} you are likely to give the win away, and %n seed(s).</source>
        <translation>
            <numerusform>With {pit} you are likely to give the win away, and a seed.</numerusform>
            <numerusform>With {pit} you are likely to give the win away, and %n seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pit} gives %n seed(s) away.</source>
        <translation>
            <numerusform>{pit} gives a seed away.</numerusform>
            <numerusform>{pit} gives %n seeds away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pit} is likely to give %n seed(s) away.</source>
        <translation>
            <numerusform>{pit} is likely to give a seed away.</numerusform>
            <numerusform>{pit} is likely to give %n seeds away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>harvests %n seed(s)</source>
        <translation>
            <numerusform>harvests a seed</numerusform>
            <numerusform>harvests %n seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>captures %n seed(s)</source>
        <translation>
            <numerusform>captures a seed</numerusform>
            <numerusform>captures %n seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets {pit} capture %n seed(s) in the same turn</source>
        <translation>
            <numerusform>lets {pit} capture a seed in the same turn</numerusform>
            <numerusform>lets {pit} capture %n seeds in the same turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings %n seed(s) home in this turn</source>
        <translation>
            <numerusform>brings a seed home in this turn</numerusform>
            <numerusform>brings %n seeds home in this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n seed(s) out of danger</source>
        <translation>
            <numerusform>takes a seed out of danger</numerusform>
            <numerusform>takes %n seeds out of danger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>threatens to harvest %n seed(s)</source>
        <translation>
            <numerusform>threatens to harvest a seed</numerusform>
            <numerusform>threatens to harvest %n seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>threatens to capture %n seed(s)</source>
        <translation>
            <numerusform>threatens to capture a seed</numerusform>
            <numerusform>threatens to capture %n seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>is expected to be worth %n seed(s) more than any other pit</source>
        <translation>
            <numerusform>is expected to be worth a seed more than any other pit</numerusform>
            <numerusform>is expected to be worth %n seeds more than any other pit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnWords</name>
    <message numerus="yes">
        <source>Take the %n seed(s) from {pit}. Name each hole in the order the seeds fall.</source>
        <translation>
            <numerusform>Take the seed from {pit}. Where does it fall?</numerusform>
            <numerusform>Take the %n seeds from {pit}. Show in order where each of them falls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Harvest at least %n seed(s) with one sowing.</source>
        <translation>
            <numerusform>Harvest at least one seed with one sowing.</numerusform>
            <numerusform>Harvest at least %n seeds with one sowing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Capture at least %n seed(s) with one sowing.</source>
        <translation>
            <numerusform>Capture at least one seed with one sowing.</numerusform>
            <numerusform>Capture at least %n seeds with one sowing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let the relay go on for at least %n lap(s).</source>
        <translation>
            <numerusform>Let the relay go on for at least one lap.</numerusform>
            <numerusform>Let the relay go on for at least %n laps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n sowing(s) in one turn, by extra turns.</source>
        <translation>
            <numerusform>Sow once.</numerusform>
            <numerusform>Make %n sowings in one turn, by extra turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring at least %n seed(s) into your store in one turn.</source>
        <translation>
            <numerusform>Bring at least one seed into your store in one turn.</numerusform>
            <numerusform>Bring at least %n seeds into your store in one turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End your turn so that {other} can take %n seed(s) at most.</source>
        <translation>
            <numerusform>End your turn so that {other} can take one seed at most.</numerusform>
            <numerusform>End your turn so that {other} can take %n seeds at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked: {hole}; %n in all.</source>
        <translation>
            <numerusform>Marked: {hole}; %n in all.</numerusform>
            <numerusform>Marked: {hole}; %n in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not marked any more: {hole}; %n in all.</source>
        <translation>
            <numerusform>Not marked any more: {hole}; %n in all.</numerusform>
            <numerusform>Not marked any more: {hole}; %n in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Learner</name>
    <message numerus="yes">
        <source>%n star(s) of three</source>
        <translation>
            <numerusform>%n star of three</numerusform>
            <numerusform>%n stars of three</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message numerus="yes">
        <source>%n game(s) chosen</source>
        <translation>
            <numerusform>One game chosen</numerusform>
            <numerusform>%n games chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %Ln game(s)</source>
        <translation>
            <numerusform>{count} of one game</numerusform>
            <numerusform>{count} of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>One game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message numerus="yes">
        <source>Whoever has %n point(s) first wins the series; a drawn game is half a point for each.</source>
        <translation>
            <numerusform>Whoever has %n point first wins the series; a drawn game is half a point for each.</numerusform>
            <numerusform>Whoever has %n points first wins the series; a drawn game is half a point for each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MissWords</name>
    <message numerus="yes">
        <source>The last seed falls %n hole(s) further on.</source>
        <translation>
            <numerusform>The last seed falls one hole further on.</numerusform>
            <numerusform>The last seed falls %n holes further on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From {hole} the last seed falls %n pit(s) before your store.</source>
        <translation>
            <numerusform>From {hole} the last seed falls one pit before your store.</numerusform>
            <numerusform>From {hole} the last seed falls %n pits before your store.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From {hole} the last seed falls %n pit(s) past your store.</source>
        <translation>
            <numerusform>From {hole} the last seed falls one pit past your store.</numerusform>
            <numerusform>From {hole} the last seed falls %n pits past your store.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last seed falls %n pit(s) before your store.</source>
        <translation>
            <numerusform>The last seed falls one pit before your store.</numerusform>
            <numerusform>The last seed falls %n pits before your store.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last seed falls %n pit(s) past your store.</source>
        <translation>
            <numerusform>The last seed falls one pit past your store.</numerusform>
            <numerusform>The last seed falls %n pits past your store.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the last seed {hole} holds %n. Only two or three are harvested.</source>
        <translation>
            <numerusform>After the last seed {hole} holds one. Only two or three are harvested.</numerusform>
            <numerusform>After the last seed {hole} holds %n. Only two or three are harvested.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The relay ends after %n lap(s), {wanted} are wanted.</source>
        <translation>
            <numerusform>The relay ends after one lap; {wanted} are wanted.</numerusform>
            <numerusform>The relay ends after %n laps; {wanted} are wanted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn brings %n seed(s) into your store, {wanted} are wanted.</source>
        <translation>
            <numerusform>This turn brings one seed into your store; {wanted} are wanted.</numerusform>
            <numerusform>This turn brings %n seeds into your store; {wanted} are wanted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes %n seed(s), {wanted} are wanted.</source>
        <translation>
            <numerusform>That takes one seed; {wanted} are wanted.</numerusform>
            <numerusform>That takes %n seeds; {wanted} are wanted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn is over after %n sowing(s), {wanted} are wanted.</source>
        <translation>
            <numerusform>Your turn is over after one sowing; {wanted} are wanted.</numerusform>
            <numerusform>Your turn is over after %n sowings; {wanted} are wanted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends with %n seed(s) for you; to win you need {wanted}.</source>
        <translation>
            <numerusform>The game ends with one seed for you; to win you need {wanted}.</numerusform>
            <numerusform>The game ends with %n seeds for you; to win you need {wanted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right so far, but %n is (are) missing.</source>
        <translation>
            <numerusform>Right so far, but one is missing.</numerusform>
            <numerusform>Right so far, but %n are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} can then sow {pit} and take %n seed(s).</source>
        <translation>
            <numerusform>{other} can then sow {pit} and take one seed.</numerusform>
            <numerusform>{other} can then sow {pit} and take %n seeds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message numerus="yes">
        <source>%n other sowing(s) tried</source>
        <translation>
            <numerusform>%n other sowing tried</numerusform>
            <numerusform>%n other sowings tried</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message numerus="yes">
        <source>Each side has only %n pit(s).</source>
        <translation>
            <numerusform>Each side has only %n pit.</numerusform>
            <numerusform>Each side has only %n pits.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message numerus="yes">
        <source>sows on %n time(s)</source>
        <translation>
            <numerusform>sows on once</numerusform>
            <numerusform>sows on %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s) still in the hand</source>
        <translation>
            <numerusform>%n seed still in the hand</numerusform>
            <numerusform>%n seeds still in the hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message numerus="yes">
        <source>{pit} – tried, and %n sowing(s) after it</source>
        <translation>
            <numerusform>{pit} – tried, and %n sowing after it</numerusform>
            <numerusform>{pit} – tried, and %n sowings after it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewWords</name>
    <message numerus="yes">
        <source>sows on %n time(s)</source>
        <translation>
            <numerusform>sows on once</numerusform>
            <numerusform>sows on %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>One day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s).</source>
        <translation>
            <numerusform>Longest streak: one day.</numerusform>
            <numerusform>Longest streak: %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Learnt on %n day(s), {time} in all.</source>
        <translation>
            <numerusform>Learnt on one day, {time} in all.</numerusform>
            <numerusform>Learnt on %n days, {time} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{stars} of %n star(s)</source>
        <translation>
            <numerusform>{stars} of one star</numerusform>
            <numerusform>{stars} of %n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right, {day}</source>
        <translation>
            <numerusform>one right, {day}</numerusform>
            <numerusform>%n right, {day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) to repeat today.</source>
        <translation>
            <numerusform>One task to repeat today.</numerusform>
            <numerusform>%n tasks to repeat today.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in one day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more later on, the next one {when}.</source>
        <translation>
            <numerusform>One more {when}.</numerusform>
            <numerusform>%n more later on, the next one {when}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repeat %n task(s)</source>
        <translation>
            <numerusform>Repeat one task</numerusform>
            <numerusform>Repeat %n tasks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingCard</name>
    <message numerus="yes">
        <source>{rating} ± {spread} after %n game(s).</source>
        <translation>
            <numerusform>{rating} ± {spread} after one game.</numerusform>
            <numerusform>{rating} ± {spread} after %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message numerus="yes">
        <source> – {grade}, costs %n seed(s).</source>
        <translation>
            <numerusform> – {grade}, costs %n seed.</numerusform>
            <numerusform> – {grade}, costs %n seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> – {grade}, costs about %n seed(s).</source>
        <translation>
            <numerusform> – {grade}, costs about %n seed.</numerusform>
            <numerusform> – {grade}, costs about %n seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> costs %n seed(s). Try another one.</source>
        <translation>
            <numerusform> costs %n seed. Try another one.</numerusform>
            <numerusform> costs %n seeds. Try another one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message numerus="yes">
        <source>%n sowing(s)</source>
        <translation>
            <numerusform>%n sowing</numerusform>
            <numerusform>%n sowings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pit(s)</source>
        <translation>
            <numerusform>%n pit</numerusform>
            <numerusform>%n pits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s)</source>
        <translation>
            <numerusform>%n seed</numerusform>
            <numerusform>%n seeds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>One game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>One game deleted</numerusform>
            <numerusform>%n games deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back</source>
        <translation>
            <numerusform>One game brought back</numerusform>
            <numerusform>%n games brought back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved as {file}.</source>
        <translation>
            <numerusform>One game saved as {file}.</numerusform>
            <numerusform>%n games saved as {file}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedWords</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>one turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SowingWords</name>
    <message numerus="yes">
        <source>sows on %n time(s)</source>
        <translation>
            <numerusform>sows on once</numerusform>
            <numerusform>sows on %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no extra turn after %n sowing(s)</source>
        <translation>
            <numerusform>no extra turn after one sowing</numerusform>
            <numerusform>no extra turn after %n sowings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>One game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n game(s) against the computer</source>
        <translation>
            <numerusform>One game against the computer</numerusform>
            <numerusform>%n games against the computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %n won in a row.</source>
        <translation>
            <numerusform>The last one was won.</numerusform>
            <numerusform>Now %n won in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %n lost in a row.</source>
        <translation>
            <numerusform>The last one was lost.</numerusform>
            <numerusform>Now %n lost in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %n drawn in a row.</source>
        <translation>
            <numerusform>The last one was drawn.</numerusform>
            <numerusform>Now %n drawn in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TallyWords</name>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainerWords</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n right</numerusform>
            <numerusform>%n right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n wrong</numerusform>
            <numerusform>%n wrong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n in a row</numerusform>
            <numerusform>%n in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best minute: %n right</source>
        <translation>
            <numerusform>Your best minute: %n right</numerusform>
            <numerusform>Your best minute: %n right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right answer(s) in 60 seconds.</source>
        <translation>
            <numerusform>%n right answer in 60 seconds.</numerusform>
            <numerusform>%n right answers in 60 seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n in a row</source>
        <translation>
            <numerusform>at most %n in a row</numerusform>
            <numerusform>at most %n in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pit(s) look right and are not</source>
        <translation>
            <numerusform>%n pit looks right and is not</numerusform>
            <numerusform>%n pits look right and are not</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the pit holds {amount} seed(s)</source>
        <translation>
            <numerusform>the pit holds {amount} seed</numerusform>
            <numerusform>the pit holds {amount} seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{amount} seed(s) left to the other side</source>
        <translation>
            <numerusform>{amount} seed left to the other side</numerusform>
            <numerusform>{amount} seeds left to the other side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{amount} lap(s)</source>
        <translation>
            <numerusform>{amount} lap</numerusform>
            <numerusform>{amount} laps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other row is empty, {amount} pit(s) may be sown</source>
        <translation>
            <numerusform>the other row is empty, {amount} pit may be sown</numerusform>
            <numerusform>the other row is empty, {amount} pits may be sown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sow one of {amount} right pit(s)</source>
        <translation>
            <numerusform>sow {amount} right pit</numerusform>
            <numerusform>sow one of {amount} right pits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{amount} pit(s) to find</source>
        <translation>
            <numerusform>{amount} pit to find</numerusform>
            <numerusform>{amount} pits to find</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right answer(s),</source>
        <translation>
            <numerusform>%n right answer,</numerusform>
            <numerusform>%n right answers,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong.</source>
        <translation>
            <numerusform>%n wrong.</numerusform>
            <numerusform>%n wrong.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrashDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) in the trash</source>
        <translation>
            <numerusform>One game in the trash</numerusform>
            <numerusform>%Ln games in the trash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted games stay here for %n day(s), and are then gone.</source>
        <translation>
            <numerusform>Deleted games stay here for one day, and are then gone.</numerusform>
            <numerusform>Deleted games stay here for %n days, and are then gone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message numerus="yes">
        <source>{pit} takes %n seed(s).</source>
        <translation>
            <numerusform>{pit} takes one seed.</numerusform>
            <numerusform>{pit} takes %n seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pit} takes %n seed(s), and you sow again.</source>
        <translation>
            <numerusform>{pit} takes one seed, and you sow again.</numerusform>
            <numerusform>{pit} takes %n seeds, and you sow again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After that {other} can take %n seed(s) with {pit}.</source>
        <translation>
            <numerusform>After that {other} can take one seed with {pit}.</numerusform>
            <numerusform>After that {other} can take %n seeds with {pit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proved: with best play by both you win by %n seed(s), and nothing brings more.</source>
        <translation>
            <numerusform>Proved: with best play by both you win by one seed, and nothing brings more.</numerusform>
            <numerusform>Proved: with best play by both you win by %n seeds, and nothing brings more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proved: with best play by both you lose by %n seed(s) only, and nothing brings more.</source>
        <translation>
            <numerusform>Proved: with best play by both you lose by one seed only, and nothing brings more.</numerusform>
            <numerusform>Proved: with best play by both you lose by %n seeds only, and nothing brings more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best turn has {sowings} sowings and brings you %n seed(s).</source>
        <translation>
            <numerusform>The best turn has {sowings} sowings and brings you one seed.</numerusform>
            <numerusform>The best turn has {sowings} sowings and brings you %n seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best sowing brings you %n seed(s).</source>
        <translation>
            <numerusform>The best sowing brings you one seed.</numerusform>
            <numerusform>The best sowing brings you %n seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proved: with {pit} you end up %n seed(s) worse off.</source>
        <translation>
            <numerusform>Proved: with {pit} you end up one seed worse off.</numerusform>
            <numerusform>Proved: with {pit} you end up %n seeds worse off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pit} brings you %n seed(s).</source>
        <translation>
            <numerusform>{pit} brings you one seed.</numerusform>
            <numerusform>{pit} brings you %n seeds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnitEnd</name>
    <message numerus="yes">
        <source>%n task(s) solved</source>
        <translation>
            <numerusform>%n task solved</numerusform>
            <numerusform>%n tasks solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n task(s) solved</source>
        <translation>
            <numerusform>{done} of %n task solved</numerusform>
            <numerusform>{done} of %n tasks solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{stars} of %n star(s)</source>
        <translation>
            <numerusform>{stars} of %n star</numerusform>
            <numerusform>{stars} of %n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Try again for the missing star(s)</source>
        <translation>
            <numerusform>Try again for the missing star</numerusform>
            <numerusform>Try again for the missing stars</numerusform>
        </translation>
    </message>
</context>
</TS>
