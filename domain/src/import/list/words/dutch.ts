import type { Vocabulary } from './word-kinds.ts';

export const DUTCH: Vocabulary = {
  YES:
    'erbij, ben erbij, is erbij, zijn erbij, doe mee, doet mee, doen mee, speel mee, speelt mee, mee, speelt, ' +
    'speel, speel, komt, kom, komen, aanwezig, aanwezigen, van de partij, ben van de partij, ben er, is er, ' +
    'kan wel, aangemeld, aanmelding, aanmeldingen, wel, ik kan, zeker',
  AGREE: 'ja, jazeker, jahoor, tuurlijk, kan, prima',
  ACKNOWLEDGE: 'goed, top, lekker, mooi',
  NO:
    'niet erbij, afwezig, afwezigen, eruit, afgemeld, afmelding, afmeldingen, meld me af, kan niet, kunnen niet, ' +
    'geblesseerd, ziek, weg, verhinderd, uit, ben er niet, ben er niet bij, is er niet, is er niet bij, ' +
    'komt niet, kom niet, doet niet mee, doe niet mee, red het niet, lukt niet, vakantie, helaas niet, niet mee, sla over',
  DENY: 'nee, neen',
  NOT: 'niet, geen',
  MAYBE:
    'misschien, onzeker, onder voorbehoud, twijfel, twijfelt, twijfelaars, weet nog niet, weet ik nog niet, ' +
    'weet het nog niet, nog niet zeker, waarschijnlijk, mogelijk, ovb',
  RESERVE:
    'wissel, wissels, wisselspeler, wisselspelers, invaller, invallers, wachtlijst, op de bank, als er plek is, ' +
    'als het nodig is, indien nodig, stand by',
  NO_REPLY:
    'geen reactie, nog geen reactie, geen antwoord, nog geen antwoord, niet gereageerd, nog niet gereageerd, ' +
    'geen bericht, nog niks gehoord',
  SELF: 'ik',
  FILLER:
    'ik, ben, is, er, ook, vanavond, vandaag, morgen, hoi, jongens, mannen, heren, bedankt, dank, weer, deze, ' +
    'week, deze week, keer, deze keer, helaas, en, of, met, voor, wie, wie is, alle, nu, tot nu toe, graag, ' +
    'bij, het, een, de, dan, nog, maar, om, lijst, zijn, niemand, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag',
  PLAYERS: 'spelers, deelnemers, opstelling, selectie, ploeg, aanwezigheid',
  TEAM: 'ploeg a, ploeg b, hesjes',
  OTHER_LIST: 'stand, uitslagen, doelpunten, betaald, niet betaald',
  INFO: 'locatie, tijd, adres, prijs, kosten, wanneer, waar, datum, aanvang',
  NOTE: 'betaald, keeper, doelman, later, komt later, gast, aanvoerder, nieuw',
};
