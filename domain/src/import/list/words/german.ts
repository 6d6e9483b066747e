import type { Vocabulary } from './word-kinds.ts';

export const GERMAN: Vocabulary = {
  YES:
    'dabei, bin dabei, mit dabei, drin, komme, kommt, kommen, spiele, spielt, spielen, spiele mit, mach mit, ' +
    'macht mit, machen mit, zusage, zusagen, zugesagt, sage zu, bin da, ist da, anwesend, kann kommen, klappt, ' +
    'passt, am start, fix, sicher, gesetzt, komme gern, komme gerne',
  AGREE: 'ja, jep, jup, jawohl, klar, jap, kann, da, auf jeden fall',
  ACKNOWLEDGE: 'alles klar, gut, super, prima, geht klar',
  NO:
    'raus, draussen, absage, absagen, abgesagt, sage ab, muss absagen, kann nicht, kann leider nicht, ' +
    'nicht dabei, leider nicht, fehlt, fehlen, verletzt, krank, abwesend, verhindert, urlaub, im urlaub, ' +
    'schaffe es nicht, schaffs nicht, klappt nicht, bin weg, schaff es nicht, nicht da, kommt nicht, komme nicht',
  DENY: 'nein, nee',
  NOT: 'nicht, keine, kein',
  MAYBE:
    'vielleicht, evtl, eventuell, unsicher, unklar, fraglich, weiss nicht, weiss noch nicht, weiss es noch nicht, ' +
    'mal sehen, mal schauen, unter vorbehalt, noch nicht sicher, nicht sicher, wahrscheinlich, moglich',
  RESERVE:
    'ersatz, ersatzspieler, ersatzbank, warteliste, nachruecker, nachrucker, auf abruf, notfalls, zur not, ' +
    'reservisten, auf der warteliste, falls notig, wenn jemand fehlt',
  NO_REPLY:
    'keine antwort, noch keine antwort, keine ruckmeldung, noch keine ruckmeldung, nicht geantwortet, ' +
    'noch nicht geantwortet, ausstehend, noch offen, offen, keine reaktion, ohne antwort, ohne ruckmeldung',
  SELF: 'ich, bin',
  FILLER:
    'ich, bin, ist, sind, wieder, auch, heute, morgen, abend, heute abend, mal, gern, gerne, leider, diese, ' +
    'dieses, woche, diesmal, jungs, leute, hallo, moin, servus, danke, mir, bei mir, es, geht, doch, noch, und, ' +
    'oder, mit, fur, wer, wer ist, alle, bisher, aktuell, dann, spater, komplett, schon, aber, ein, eine, einen, ' +
    'der, die, das, wir, uns, schaffe, schaffs, schaff, hin, sein, niemand, keiner, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag',
  PLAYERS: 'spieler, teilnehmer, aufstellung, kader, mitspieler, liste, anmeldungen, angemeldet',
  TEAM: 'mannschaft, mannschaft a, mannschaft b, leibchen',
  OTHER_LIST: 'tabelle, ergebnisse, torschutzen, bezahlt, nicht bezahlt',
  INFO: 'ort, uhrzeit, treffpunkt, preis, kosten, wann, wo, anstoss, datum',
  NOTE: 'bezahlt, torwart, tormann, tor, spater, kommt spater, gast, kapitan, neu, verspatet',
};
