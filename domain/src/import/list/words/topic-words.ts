const ENGLISH =
  'football, footy, soccer, futsal, fives, five, aside, side, sides, pitch, pitches, court, courts, astro, astroturf, ' +
  'turf, powerleague, arena, stadium, leisure, centre, center, gym, sports, sport, school, park, kickoff, kick, ' +
  'off, ko, pm, am, price, cost, costs, pay, paying, payment, each, person, pp, pounds, quid, euro, euros, eur, ' +
  'money, total, bibs, bib, ball, balls, bring, bringing, brings, booking, booked, book, list, lists, players, spots, spot, ' +
  'spaces, spaces, space, places, place, slots, slot, left, needed, need, needs, wanted, more, less, game, games, match, ' +
  'matches, week, weekly, tonight, today, tomorrow, yesterday, link, location, address, street, road, avenue, lane, poll, vote, votes, ' +
  'option, options, thanks, thank, cheers, please, let, know, weather, parking, park, changing, full, update, updated, ' +
  'reminder, everyone, everybody, anyone, someone, somebody, lads, guys, folks, confirmed, numbers, number, what, ' +
  'when, where, which, whose, who, whos, why, how, great, good, stuff, done, brilliant, awesome, cool, super, perfect, ' +
  'right, ready, remember, dont, forget, meet, meeting, drinks, pub, beers, new, next, last, hello, hi, hey, morning, ' +
  'evening, afternoon, score, scores, goals, points, result, results, team, teams, draw, win, won, lost, wins, minutes, mins, hour, hours, oclock, ' +
  'date, time, times, deleted, omitted, media, image, video, sticker, message, messages, missed, call, encrypted, ' +
  'copy, paste, add, name, names, your, yourself, edited, replied, reply, replies, see, ' +
  'enjoy, weekend, christmas, easter, organised, organiser, session, training, tournament, league, cup, ' +
  'working, injured, knee, hamstring, ankle, traffic, wife, kids, work, weekly, empty, tbc, tba, tbd, available, anybody, spare';

const OTHERS =
  'fussball, fuball, hallenfussball, spiel, spieler, platz, platze, halle, sporthalle, uhr, treffpunkt, kosten, ' +
  'preis, bezahlen, paypal, anstoss, soccerhalle, kunstrasen, brauchen, fehlen, noch, heute, morgen, abend, danke, bitte, liste, woche, ' +
  'foot, terrain, terrains, salle, stade, match, heure, heures, rdv, prix, joueurs, joueur, manque, besoin, merci, ' +
  'soir, liste, semaine, lieu, places, adresse, partie, urbansoccer, ' +
  'futbol, partido, cancha, canchas, pista, campo, polideportivo, hora, horas, lugar, precio, jugadores, jugador, ' +
  'faltan, falta, gracias, lista, semana, noche, pachanga, futbito, ' +
  'calcio, calcetto, partita, campetto, ore, luogo, prezzo, giocatori, mancano, manca, grazie, stasera, settimana, ' +
  'futebol, pelada, jogo, quadra, campo, horario, hora, local, preco, jogadores, faltam, obrigado, galera, racha, valor, pix, ' +
  'voetbal, zaalvoetbal, wedstrijd, veld, sporthal, uur, aanvang, locatie, prijs, spelers, nodig, bedankt, ' +
  'vanavond, lijst, kosten, tikkie, ' +
  'футбол, мяч, поле, зал, время, место, стадион, манеж, нужно, осталось, список, спасибо, игра, сегодня, ' +
  'pilka, mecz, boisko, orlik, hala, godzina, halisaha, saat, saha, fotboll, fotball, fodbold, ' +
  'كرة, القدم, مباراة, ملعب, الملعب, الساعة, كورة, اليوم, כדורגל, מגרש, שעה, משחק, היום, ποδοσφαιρο, γηπεδο, ωρα, ' +
  '足球, 踢球, 球场, 今晚, 今天, 名单, 报名, 接龙, フットサル, サッカー, 今日, 場所, 時間, 集合, 축구, 풋살, 오늘, 장소, 시간';

const DAYS =
  'monday, tuesday, wednesday, thursday, friday, saturday, sunday, mondays, tuesdays, wednesdays, thursdays, fridays, ' +
  'mon, tue, tues, wed, weds, thu, thur, thurs, fri, sat, ' +
  'montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, lundi, mardi, mercredi, jeudi, vendredi, samedi, ' +
  'dimanche, lunes, martes, miercoles, jueves, viernes, sabado, lunedi, martedi, mercoledi, giovedi, venerdi, ' +
  'sabato, domenica, segunda, terca, quarta, quinta, sexta, feira, maandag, dinsdag, woensdag, donderdag, vrijdag, ' +
  'zaterdag, zondag, понедельник, вторник, среда, среду, четверг, пятница, пятницу, суббота, субботу, воскресенье, ' +
  'poniedzialek, wtorek, sroda, czwartek, piatek, sobota, niedziela, pazartesi, carsamba, persembe, ' +
  'الاثنين, الثلاثاء, الاربعاء, الأربعاء, الخميس, الجمعة, السبت, الأحد, שני, שלישי, רביעי, חמישי, שישי, ' +
  'τριτη, τεταρτη, πεμπτη, 周一, 周二, 周三, 周四, 周五, 周六, 周日, 月曜日, 火曜日, 水曜日, 木曜日, 金曜日, 土曜日, 日曜日, ' +
  'january, february, july, september, october, november, december, januar, februar, marz, oktober, dezember, janvier, ' +
  'fevrier, juillet, septembre, octobre, novembre, decembre, enero, febrero, septiembre, octubre, noviembre, ' +
  'diciembre, gennaio, febbraio, settembre, ottobre, dicembre, janeiro, fevereiro, setembro, outubro, novembro, dezembro';

export const TOPIC_SURNAMES: readonly string[] =
  'park lane street price court ball good great score field win hall domingo sabato campo salle match'.split(
    ' ',
  );

export const TOPIC_WORDS: readonly string[] = [ENGLISH, OTHERS, DAYS].flatMap((words) => words.split(', '));
