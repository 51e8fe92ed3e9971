### Das tiefe Land: die Einstellungen eines neuen Spiels, ihre Werte, und warum manche nicht zusammengehen.
### Die Seite im Browser bekommt sie vom Server.

setting-beginner = ohne die Flutkarte 6 spielen: true oder false
setting-tiles = eine Datei mit eigenen Plättchen und Plänen; ohne sie gelten die mitgelieferten
must-tiles = tiles muss der Pfad einer Plättchendatei oder deren Inhalt sein, nicht { $value }
