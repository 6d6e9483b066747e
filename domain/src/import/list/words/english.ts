import type { Vocabulary } from './word-kinds.ts';

export const ENGLISH: Vocabulary = {
  YES:
    'in, playing, play, plays, coming, come, comes, available, avail, confirmed, confirm, confirms, attending, ' +
    'attend, going, joining, join, be there, make it, makes it, up for it, up for this, game for it, im game, ' +
    'count me in, put me down, put me in, sign me up, signed up, im down, free, keen, can play, can make it, ' +
    'ill play, ill come, here, back in, going to play, able to play, happy to play, good to go, present, on board, ' +
    'see you there, go on then, go on, stick me down, pop me down, add me, on the list, im on, deal me in, ready, ' +
    'game on, lets go, ill do it',
  AGREE:
    'yes, yep, yeah, yup, yea, yess, yesss, aye, y, definitely, absolutely, of course, can, can do, me, same, same here, ditto',
  ACKNOWLEDGE: 'ok, okay, okey, k, sure, fine, cool, great, perfect, nice one, sounds good, all good',
  NO:
    'out, unavailable, injured, injury, absent, away, declined, drop out, dropped out, dropping out, pull out, ' +
    'pulled out, pulling out, withdrawn, withdraw, withdrawing, missing, miss out, miss, ill, sick, holiday, ' +
    'on holiday, on holidays, working, cant, cannot, can not, cant make it, cant make, cant play, cant come, ' +
    'unable, unable to make it, unable to play, wont make it, not make it, count me out, rule me out, bail, ' +
    'pass, apologies, not in, not playing, not coming, not available, not able to make it, not able to play, ' +
    'not this time, cancelled, canceled, cry off, crying off, skip, skipping, no can do, cant do, cant do it, hols, on hols, no chance, ' +
    'not for me, give it a miss, sit this one out, sitting out, have to miss, busy, not free, bailing, wont be there, ' +
    'cant be there, not be there, not going to make it',
  DENY: 'no, nope, nah, n',
  NOT: 'not, dont, wont, isnt, arent, aint, doesnt',
  MAYBE:
    'maybe, maybes, perhaps, possible, possibles, possibly, poss, unsure, not sure, not 100 sure, might, ' +
    'tentative, tbc, tbd, tba, doubtful, doubt, doubts, unknown, undecided, 50 50, probably, hopefully, depends, ' +
    'will know, let you know, will confirm, confirm later, to be confirmed, if i can, if can, provisional, ' +
    'not certain, uncertain, touch and go, see how i feel, need to check, will check, doubt it, struggling, may be, question mark',
  RESERVE:
    'reserve, reserves, res, sub, subs, substitute, substitutes, standby, stand by, on standby, waiting list, ' +
    'waitlist, wait list, waitlisted, waiting, backup, backups, back up, bench, spare, spares, if needed, ' +
    'if you need, if you need me, if short, if youre short, if you are short, if need be, if needs be, if you get stuck, if youre stuck, if theres space, if space, if theres a space, queue, in the queue, ' +
    'first reserve, can sub, overflow, need a spot',
  NO_REPLY:
    'no reply, no reply yet, no response, no response yet, no answer, no answer yet, not replied, ' +
    'not replied yet, havent replied, hasnt replied, yet to reply, yet to respond, yet to answer, awaiting, ' +
    'awaiting reply, awaiting response, waiting for, waiting on, waiting to hear, waiting to hear from, ' +
    'waiting for reply, unanswered, not answered, yet to confirm, unconfirmed, not confirmed, not responded, ' +
    'pending, invited, to reply, to respond, not heard, not heard from, still to reply, still to confirm, ' +
    'yet to hear from, awaiting confirmation, not heard back, no news, no word',
  SELF: 'me, i, myself, im, i am, ill be, ill play, ill come, id, ive, im down, im game, count me in, count me out, put me down, put me in',
  FILLER:
    'i, im, id, i am, ive, am, is, are, be, been, being, will, ill be, me, my, myself, us, we, were, count, ' +
    'please, pls, plz, thanks, thank you, thx, ta, cheers, mate, pal, lads, guys, all, boys, folks, everyone, ' +
    'everybody, hi, hey, hello, hiya, yo, morning, evening, afternoon, sorry, soz, again, still, now, too, also, ' +
    'as well, as, well, so, far, so far, for, this, next, week, weeks, time, one, the, a, an, to, today, tonight, ' +
    'tomorrow, tmrw, game, match, footy, football, 5s, 5 a side, defo, deffo, def, actually, just, then, it, ' +
    'there, of, with, from, that, unfortunately, afraid, im afraid, gutted, bro, bruv, man, fella, chaps, gents, ' +
    'x, xx, xxx, lol, haha, list, and, who, whos, who is, people, names, currently, number, numbers, only, ' +
    'after all, no worries, no problem, no probs, no bother, got, get, have, has, had, hes, shes, he, she, ' +
    'they, theyre, none, nobody, noone, no one, na, 1st, 2nd, 3rd, first, second, third, you, your, our, or, if, but, on, at, by, do, did, does, what, when, where, how, why, any, ' +
    'anyone, someone, see, than, because, cos, not long, could, would, should, think, really, very, going to, ' +
    'gonna, love to, happy to, like to, able to, last minute, both, b, c, monday, tuesday, wednesday, thursday, friday, saturday, ' +
    'sunday, mon, tue, tues, wed, weds, thu, thur, thurs, fri, sat, sun',
  PLAYERS:
    'players, player, squad, lineup, line up, team sheet, teamsheet, roster, starting, starters, starting five, ' +
    'full list, playing list, outfield, outfielders, keepers, goalkeepers, goalies, gks, attendees, participants',
  TEAM:
    'team, team a, team b, team 1, team 2, teams, bibs, no bibs, non bibs, skins, shirts, reds, blues, whites, blacks, ' +
    'yellows, greens, oranges, darks, lights, colours, side a, side b',
  OTHER_LIST:
    'leaderboard, table, league table, standings, results, result, scorers, top scorers, goalscorers, assists, ' +
    'motm, man of the match, player of the match, paid, unpaid, not paid, payments, still to pay, yet to pay, owe, ' +
    'owes, owing, owed, fines, lifts, drivers',
  INFO: 'location, address, venue, price, cost, when, where, date, time, kick off, ko, meet, note, notes, ps, nb, payment, to pay, goals, points, rules, pitch, deadline, link, name, status, reply, response, rsvp',
  NOTE:
    'paid, driver, gk, keeper, goalie, goalkeeper, in goal, captain, capt, late, running late, bit late, guest, guests, ' +
    'organiser, organizer, host, driving, lift, new, debut, confirmed, cash, owes',
};
