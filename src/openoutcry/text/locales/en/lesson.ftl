### The teacher of the guided first games: what is always said. Read by the browser alone.

lesson-teacher = Your teacher
lesson-on = Go on
lesson-back = Back
lesson-undo = Take it back
lesson-fold = Send the teacher aside
lesson-unfold = Ask the teacher back
lesson-leave = Leave the lesson
lesson-progress = { $done } of { $all } things explained
lesson-answer = Now you
lesson-watch = Watch the others
lesson-key = Enter
lesson-key-does = Hear the teacher go on
lesson-more = There is more in the rules:
lesson-play = Play against bots
lesson-rules = The rules
lesson-home = Front page
lesson-play-on = Play this game to its end
