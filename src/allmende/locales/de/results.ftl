### Ergebnisse auf der Seite: Wertungen, Ranglisten, Seiten von Menschen, das Archiv, Statistik. Wird geladen, wo jemand danach fragt.

## Eine beendete Partie

results-archive = Archiv
results-archive-about = Alle Partien, die du zu Ende gespielt hast, mit Film und Analyse.
results-my-page = Meine Seite
results-none-yet = Hier gibt es noch keine beendete Partie.
results-play = Eine Partie spielen
results-won = Gewonnen
results-place = { $place }. Platz
results-rated = gewertet
results-agreed = ohne Ergebnis beendet
results-left = vorzeitig gegangen
results-gone = jemand, der gelöscht wurde
results-somebody = jemand
results-nameless = Gast
results-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
results-rating-now = Wertung { $rating } ({ $change })
results-film = Film
results-look = Wertungsblatt und Analyse
results-record = Aufzeichnung
results-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
results-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
results-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
results-why-agreed = Zählt nicht: Sie endete ohne Ergebnis.
results-why-left = Zählt nicht: Am Ende war niemand da.
results-why-alone = Zählt nicht: Es gab niemanden zum Vergleich.
results-why-bot = Zählt nicht: Niemand hat gemessen, wie stark dieser Bot ist.

## Das Archiv

results-filters = Was gezeigt wird
results-filter-game = Spiel
results-filter-players = Zu wievielt
results-filter-against = Mit
results-filter-result = Ergebnis
results-filter-since = Von
results-filter-until = Bis
results-filter-none = Alle zeigen
results-all = alle
results-only-won = gewonnen
results-only-lost = nicht gewonnen
results-only-rated = gewertete
results-total = { $games ->
    [0] Keine Partie passt.
    [one] { $games } Partie
   *[other] { $games } Partien
}
results-records = Alle davon als Aufzeichnungen, in einer Datei
results-more = Mehr zeigen

## Jemandes Seite

results-own-page = Das ist deine Seite.
results-seen = Wer sie sehen darf
results-seen-about = Deine Wertung steht in den Ranglisten, außer du wählst „Niemand“.
results-seen-all = Alle
results-seen-met = Wer mit mir gespielt hat
results-seen-none = Niemand
results-ratings = Wertungen
results-rating = Wertung
results-no-ratings = Noch keine gewertete Partie.
results-of-players = { $game } zu { $players ->
    [1] eins
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
}
results-likely = wahrscheinlich { $low } bis { $high }
results-from-to = { $low } bis { $high }
results-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
results-provisional = vorläufig
results-closed = Mehr sieht, wer mit diesem Menschen gespielt hat.
results-played = Partien
results-won-of = { $won } gewonnen ({ $share })
results-course-points = Punkte von Partie zu Partie
results-course-rating = Wertung von Partie zu Partie
results-course = { $games ->
    [one] { $label }: { $games } Partie, { $first }
   *[other] { $label }: { $games } Partien, die erste { $first }, die letzte { $last }
}
results-favourites = Lieblinge
results-favourites-about = Was in den meisten Partien genommen wurde.
results-in-games = in { $games } von { $of ->
    [one] { $of } Partie
   *[other] { $of } Partien
}
results-met = Mitspieler
results-met-me = Zwischen euch beiden
results-head-to-head = { $won }-mal vorn, { $lost }-mal dahinter
results-head-to-head-theirs = du { $lost }-mal vorn, { $won }-mal dahinter
results-latest = Letzte Partien
results-no-page = Keine solche Seite
results-no-page-about = Unter dieser Adresse gibt es niemanden, oder die Seite ist nicht für dich.

## Ranglisten

results-board = Ranglisten
results-board-about = Wer wie stark ist, nach den gewerteten Partien. Bots stehen als feste Punkte dazwischen.
results-board-games = Spiel und Zahl der Mitspieler
results-rank = Rang
results-name = Name
results-range = Wahrscheinlich
results-fixed = fest
results-board-empty = Noch hat niemand eine gewertete Partie beendet.
results-board-note = Gezeigt wird vorsichtig: Schwächer ist fast sicher niemand. Ein Fragezeichen heißt vorläufig: Sicher wird es nach etwa 10 bis 20 Partien.
results-ratings-off = Auf diesem Server gibt es keine Wertungen.
results-counting = Die Wertungen werden berechnet …

## Ein gewerteter Tisch

results-counts = gewertet
results-counts-long = Diese Partie zählt für deine Wertung. Es gibt keine Empfehlungen, nichts Gesehenes wird zurückgenommen, und wer geht, hat verloren.
results-field = Zählt für die Wertung
results-field-about = Keine Empfehlungen, nichts Gesehenes wird zurückgenommen, wer geht, hat verloren. Die anderen sehen deine Wertung.
results-field-alone = Allein gibt es niemanden zum Vergleich.
results-field-twice = Nicht mit mehreren an diesem Bildschirm: Alle brauchen ein eigenes Gerät.
results-field-bot = Nicht mit diesem Bot: Niemand hat gemessen, wie stark er ist.
results-field-hints = Nicht mit Empfehlungen.
results-field-seed = Nicht mit Karten, die vorher bekannt sind.
results-field-series = Nicht in einer Kampagne.
results-field-own = Nicht mit eigenen Plättchen.

## Statistik

results-statistics = Statistik
results-statistics-about = { $games ->
    [one] Was { $games } beendete Partie zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] { $players }
    } auf diesem Server sagt. Sie nennt niemanden.
   *[other] Was { $games } beendete Partien zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] { $players }
    } auf diesem Server sagen. Sie nennen niemanden.
}
results-statistics-few = { $least ->
    [one] Erst ab { $least } Partie lässt sich etwas sagen.
   *[other] Erst ab { $least } Partien lässt sich etwas sagen.
}
results-statistics-soon = Die Partien werden zusammengestellt. Schau gleich noch einmal.
results-statistics-off = Dieser Server zeigt keine Statistik.
results-things = Was mit dem Gewinnen einhergeht
results-things-about = Um wie viel sich die Chance auf den Sieg unterscheidet zwischen denen, die etwas nahmen, und denen, die es konnten. Das muss nicht der Grund sein. Grün: kein Zufall, auch wenn man alle ansieht.
results-taken = { $taken } von { $offered } nahmen es
results-effect = { $value } ({ $low } bis { $high })
results-too-few = zu wenige
results-openings = Eröffnungen
results-openings-about = Die ersten zwei Dinge, die genommen wurden, und wie oft sie gewannen. Der Strich ist, was alle im Schnitt gewinnen.
results-opened = { $games }-mal
results-share = { $share } ({ $low } bis { $high })
