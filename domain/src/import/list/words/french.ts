import type { Vocabulary } from './word-kinds.ts';

export const FRENCH: Vocabulary = {
  YES:
    'present, presents, presente, presentes, je viens, vient, viennent, je suis la, je serai la, sera la, ' +
    'seront la, est la, je suis partant, partant, partante, partants, dispo, dispos, disponible, disponibles, ' +
    'ok pour moi, bon pour moi, je peux, jy serai, je joue, joue, jouent, inscrit, inscrits, inscrite, cest bon, ' +
    'confirme, confirmes, je suis dedans, comptez sur moi, compte sur moi, participe, participent, ' +
    'jen suis, chaud, chauds',
  AGREE: 'oui, ouais, ouep, yes, bien sur, carrement',
  ACKNOWLEDGE: 'daccord, dac, top, parfait',
  NO:
    'absent, absents, absente, absentes, pas dispo, pas disponible, indispo, indisponible, indisponibles, pas la, ' +
    'je peux pas, peux pas, peut pas, ne peux pas, ne peut pas, je ne peux pas, je ne pourrai pas, ' +
    'pourrai pas, ne pourrai pas, ne viens pas, viens pas, je ne viens pas, ne vient pas, blesse, blesses, ' +
    'blessee, malade, forfait, forfaits, je passe, pas possible, ne viendra pas, viendra pas, desiste, pas present, ' +
    'comptez pas sur moi, compte pas sur moi',
  DENY: 'non, nan',
  NOT: 'pas, ne',
  MAYBE:
    'peut etre, peutetre, pas sur, incertain, incertains, incertaine, a confirmer, je ne sais pas, je sais pas, ' +
    'sais pas encore, en doute, a voir, doute, sous reserve, je vous dis, probable, possible, hesitant',
  RESERVE:
    'remplacant, remplacants, remplacante, remplacantes, liste dattente, en attente, liste d attente, ' +
    'sur le banc, si besoin, au cas ou, reserviste, reservistes',
  NO_REPLY:
    'sans reponse, pas de reponse, pas repondu, nont pas repondu, na pas repondu, pas encore repondu, ' +
    'en attente de reponse, attente reponse',
  SELF: 'moi, je',
  FILLER:
    'je, suis, moi, aussi, pour, ce, soir, ce soir, salut, bonjour, les, gars, desole, merci, demain, cette, ' +
    'fois, semaine, cette semaine, malheureusement, encore, et, ou, avec, qui, est, liste, la, le, un, une, on, ' +
    'bon, des, aujourdhui, mais, serai, sera, venir, etre, personne, mardi, lundi, mercredi, jeudi, vendredi, samedi, dimanche',
  PLAYERS: 'joueurs, equipe, participants, inscriptions, convoques, effectif, la liste',
  TEAM: 'equipe a, equipe b, equipe 1, equipe 2, chasubles',
  OTHER_LIST: 'classement, resultats, buteurs, paye, pas paye',
  INFO: 'lieu, heure, adresse, rdv, prix, terrain, ou, quand',
  NOTE: 'paye, gardien, en retard, retard, invite, capitaine, nouveau',
};
