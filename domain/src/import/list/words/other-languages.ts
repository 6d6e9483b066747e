import type { Vocabulary } from './word-kinds.ts';

export const OTHER_LANGUAGES: Vocabulary = {
  YES:
    'буду, играю, приду, участвую, играют, будут, иду, gram, grają, graja, bede, jestem, geliyorum, varim, ' +
    'oynuyorum, gelenler, kommer, spiller, spelar, spiller med, ar med, er med, är med, med, ' +
    '参加, 出席, 来, 참석, 참가, حاضر, قادم, جاي, מגיע, בא, θα ερθω, ερχομαι, erxomai, igram, dolazim, joc, vin',
  AGREE: 'да, tak, evet, var, نعم, כן, ναι, 是, はい, 네, ja visst',
  NO:
    'не буду, не могу, не приду, не играю, не идут, nie gram, nie moge, nie bede, gelmiyorum, yokum, gelmeyenler, ' +
    'kommer ikke, kommer inte, kan ikke, kan inte, forhindret, forhindrad, 不参加, 欠席, 不来, 불참, ' +
    'غائب, لا استطيع, לא מגיע, לא בא, δεν μπορω, ne mogu, ne igram, nu pot, nu vin',
  DENY: 'нет, nie, hayir, yok, nej, nei, لا, לא, οχι, 不, いいえ, 아니요, ei, ne',
  NOT: 'не, ikke, inte',
  MAYBE:
    'может быть, возможно, под вопросом, moze, belki, kanskje, kanske, maske, 未定, 可能, 미정, ربما, אולי, ισως',
  RESERVE:
    'запас, резерв, запасные, rezerwa, rezerwowi, yedek, yedekler, reserver, 候补, 補欠, 대기, احتياط, ספסל, מחליפים, רשימת המתנה, rezerve',
  NO_REPLY: 'нет ответа, brak odpowiedzi, cevap yok, ikke svart, inte svarat, 未回答, 未回复',
  FILLER:
    'я, сегодня, ja tez, bugun, i dag, idag, jeg, jag, أنا, אני, εγω, 今天, 今日, понедельник, вторник, среда, четверг, пятница, суббота, воскресенье',
  PLAYERS:
    'игроки, состав, gracze, sklad, oyuncular, kadro, spillere, spelare, メンバー, 名单, 参加者, اللاعبون, שחקנים, παικτες',
};
