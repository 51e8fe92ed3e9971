### Das tiefe Land: die Einstellungen eines neuen Spiels, ihre Werte, und warum manche nicht zusammengehen.
### Die Seite im Browser bekommt sie vom Server.

setting-beginner = ohne die Flutkarte 6 spielen
setting-tiles = eigene Plättchen und Pläne; ohne sie gelten die mitgelieferten
must-tiles = tiles muss der Pfad einer Plättchendatei oder deren Inhalt sein, nicht { $value }
