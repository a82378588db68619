# The reader's settings.
web-language-en = English
web-language-fr = Français
web-theme = Look
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-pace = Pace
web-pace-about = How fast bots and pieces move on your screen.
web-pace-calm = Calm
web-pace-steady = Steady
web-pace-brisk = Brisk
web-pace-still = Nothing moves
web-sound = Sounds
web-sound-about = A chip, a card, a bell when it is your turn; a phone gives a nudge as well.
web-go-on = Go on by itself
web-go-on-about = Where there is nothing for you to decide, the page answers for you, after a moment.
