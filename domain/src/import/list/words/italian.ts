import type { Vocabulary } from './word-kinds.ts';

export const ITALIAN: Vocabulary = {
  YES:
    'ci sono, ci sto, ci sta, ci saro, presente, presenti, dentro, gioco, gioca, giocano, vengo, viene, vengono, ' +
    'confermo, confermato, confermati, disponibile, disponibili, posso, io ci sono, ci siamo, contate su di me, ' +
    'ci vengo, segnatemi, partecipo',
  AGREE: 'si, certo, sicuro, assolutamente',
  ACKNOWLEDGE: 'va bene, perfetto, ottimo',
  NO:
    'fuori, non ci sono, non posso, non riesco, non vengo, non ce la faccio, assente, assenti, indisponibile, ' +
    'indisponibili, infortunato, infortunati, infortunata, malato, malata, non viene, non puo, non gioca, ' +
    'non gioco, non ci saro, rinuncio, passo, non disponibile',
  NOT: 'non',
  MAYBE:
    'forse, in dubbio, dubbi, dubbio, incerto, incerti, incerta, vediamo, da confermare, non so, non lo so, ' +
    'vi faccio sapere, magari, non sono sicuro, ci provo',
  RESERVE:
    'riserva, riserve, panchina, in panchina, lista dattesa, lista d attesa, in attesa, se serve, se manca qualcuno',
  NO_REPLY:
    'senza risposta, non hanno risposto, non ha risposto, nessuna risposta, in attesa di risposta, non risposto',
  SELF: 'io',
  FILLER:
    'io, anche, anchio, ciao, ragazzi, stasera, oggi, domani, grazie, mi, mi dispiace, scusate, purtroppo, questa, ' +
    'settimana, questa settimana, volta, questa volta, per, il, la, un, una, e, o, con, chi, di, ma, raga, nessuno, sono, ' +
    'lista, della, lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica',
  PLAYERS: 'giocatori, convocati, squadra, formazione, titolari, iscritti',
  TEAM: 'squadra a, squadra b, squadra 1, squadra 2, casacche',
  OTHER_LIST: 'classifica, risultati, marcatori, pagato',
  INFO: 'luogo, ora, prezzo, indirizzo, quando, dove, campo, data',
  NOTE: 'pagato, portiere, in ritardo, ritardo, ospite, capitano, nuovo',
};
