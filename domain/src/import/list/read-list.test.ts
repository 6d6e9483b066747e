import { describe, expect, test } from 'vitest';
import { parseCases } from '../parse-cases.ts';
import { toTexts } from './read-list.cases.ts';
import { readList } from './read-list.ts';

const CASES = parseCases(String.raw`
# lists
numbers with points ▸ 1. Tom Harris\n2. Ann Lee\n3. Ben ▸ Tom Harris|Ann Lee|Ben
numbers with brackets ▸ 1) Tom\n2) Ann\n(3) Ben ▸ Tom|Ann|Ben
numbers without spaces ▸ 1.Tom\n2.Ann\n3-Ben ▸ Tom|Ann|Ben
numbers without punctuation ▸ 1 Tom\n2 Ann H\n10 Ben ▸ Tom|Ann H|Ben
numbers on one line ▸ 1. Tom 2. Ann Lee 3. Ben ▸ Tom|Ann Lee|Ben
emoji numbers ▸ 1️⃣ Tom\n2️⃣ Ann\n🔟 Ben\n1️⃣1️⃣ Cid ▸ Tom|Ann|Ben|Cid
circled numbers ▸ ① Tom\n②Ann\n❸ Ben ▸ Tom|Ann|Ben
Spanish ordinals ▸ 1º Juan\n2º Ana\n3.- Luis ▸ Juan|Ana|Luis
free spots ▸ 1. Tom\n2. Ann\n3.\n4. -\n5. ?\n6. ____ ▸ Tom|Ann
bullets ▸ - Tom\n• Ann\n* Ben\n– Cid\n▪️ Dee ▸ Tom|Ann|Ben|Cid|Dee
plain lines ▸ Tom\nAnn\nBen ▸ Tom|Ann|Ben
plain lines in lower case ▸ tom\nann lee\nben ▸ tom|ann lee|ben
one line with commas ▸ Tom, Ann Lee, Ben and Cid ▸ Tom|Ann Lee|Ben|Cid
one line with a heading ▸ Playing: Tom, Ann & Ben ▸ Tom|Ann|Ben
two names joined by a slash ▸ 1. Tom/Ann\n2. Ben ▸ Tom|Ann|Ben
names with initials ▸ 1. Tom H.\n2. J. Smith\n3. Tom B ▸ Tom H.|J. Smith|Tom B
double names ▸ 1. Jean-Luc\n2. Sinéad O'Brien\n3. van der Berg ▸ Jean-Luc|Sinéad O'Brien|van der Berg
nicknames in quotes ▸ 1. Thomas "Tommo" Harris\n2. Ann ▸ Thomas "Tommo" Harris|Ann
names that are words ▸ 1. Will\n2. Ben\n3. May\n4. Mark\n5. Can ▸ Will|Ben|May|Mark|Can
decorated names ▸ 1. ⚽ Tom ⚽\n2. 🔥Ann🔥\n3. *Ben*\n4. _Cid_ ▸ Tom|Ann|Ben|Cid
a coloured heading ▸ ⚽ *Tuesday 5-a-side* ⚽\n📍 Goals Wembley\n🕖 7pm\n💷 £6\n1. Tom\n2. Ann ▸ Tom|Ann
places and times with titles ▸ Location: Goals\nKick off: 7pm\nCost: £6\nPlayers:\nTom\nAnn ▸ Tom|Ann
surnames that are places ▸ 1. Ji-sung Park\n2. Vincent Price ▸ Ji-sung Park|Vincent Price
a heading with time and pitch ▸ Tuesday 16/06 19:00 Powerleague pitch 4\n\n1. Tom\n2. Ann ▸ Tom|Ann
a title above plain names ▸ Shoreditch\n\nTom\nAnn\nBen ▸ Tom|Ann|Ben
talk around the list ▸ Who fancies it this week?\n1. Tom\n2. Ann\n\nNeed 2 more please lads! ▸ Tom|Ann
bullets about other things ▸ - Tom\n- Ann\n\n- Astro boots\n- Bring Bibs ▸ Tom|Ann
prices ▸ 1. Tom £5\n2. Ann 5€\n3. Ben - paid £5 ▸ Tom|Ann|Ben
phone numbers ▸ 1. Tom 07700 900123\n2. +44 7700 900456 Ann\n3. Ben (07700900789) ▸ Tom|Ann|Ben
dates and times ▸ 1. Tom 12/03\n2. Ann (from 19:30)\n3. Ben 7pm ▸ Tom|Ann|Ben
dates before plain names ▸ 12/03 19:45 Tom\n12/03 19:50 Ann\n13/03 08:10 Ben ▸ Tom|Ann|Ben
email addresses ▸ Tom Harris <tom@example.com>\nAnn Lee <ann@example.org> ▸ Tom Harris|Ann Lee
a link ▸ 1. Tom\n2. Ann\nhttps://fives.example/gi/first\nwww.example.com ▸ Tom|Ann
a spreadsheet ▸ Tom\tyes\t07700 900123\nAnn\tno\t07700 900456 ▸ Tom|-Ann
remarks ▸ 1. Tom (GK)\n2. Ann - bringing bibs\n3. Ben (c), late ▸ Tom|Ann|Ben
Windows line breaks ▸ 1. Tom\r\n2. Ann\r\n ▸ Tom|Ann
full-width digits ▸ １．Tom\n２．Ann ▸ Tom|Ann
Arabic digits and marks ▸ \u200f١. يوسف\n\u200f٢. أحمد علي ▸ يوسف|أحمد علي
Persian digits ▸ ۱- علی\n۲- رضا ▸ علی|رضا
Hebrew ▸ \u202b1. נועה\u202c\n\u202b2. דוד\u202c ▸ נועה|דוד
Chinese ▸ 1、王小明\n2、李娜 ▸ 王小明|李娜
Japanese ▸ ①田中\n②トム・ハリス ▸ 田中|トム・ハリス
Korean ▸ 1. 김민준\n2. 이서연 ▸ 김민준|이서연
Cyrillic ▸ 1. Иван Петров\n2. Оля ▸ Иван Петров|Оля
Greek ▸ 1. Γιώργος\n2. Άννα ▸ Γιώργος|Άννα
Devanagari ▸ १. प्रिया\n२. अमित ▸ प्रिया|अमित
two teams ▸ Team A: Tom, Ann\nTeam B: Ben, Cid\nPlayer of the match: Tom ▸ Tom|Ann|Ben|Cid
the text that Fives shares ▸ Tuesday Fives\nTue 16/06 19:00, Shoreditch\n3 of 2 in\n\n1. Ana\n2. Sam\n\nReserves\n1. Jo\n\nReply here: https://fives.example/gi/a ▸ Ana|Sam|Jo*
the leaderboard that Fives shares ▸ Result in!...\nTeam A: Ana, Sam\n\nLeaderboard\n1. Jo, 12 points ▸ Ana|Sam
# replies
ticks and crosses ▸ ✅ Tom\n❌ Ann\n✅ Ben\n❓ Cid ▸ Tom|-Ann|Ben|?Cid
ticks after names ▸ 1. Tom ✅\n2. Ann ❌ (knee)\n3. Ben ✔️\n4. Cid ▸ Tom|-Ann|Ben|?Cid
thumbs with skin tones ▸ Tom 👍🏽\nAnn 👎🏿\nBen 🤷🏻‍♂️ ▸ Tom|-Ann|?Ben
ticks between names ▸ ✅ Tom ✅ Ann ❌ Ben ▸ Tom|Ann|-Ben
ticks after names on one line ▸ Tom ✅ Ann Lee ✅ Ben ❌ ▸ Tom|Ann Lee|-Ben
boxes ▸ [x] Tom\n[ ] Ann\n[X] Ben\n[] Cid ▸ Tom|?Ann|Ben|?Cid
Markdown boxes ▸ - [x] Tom\n- [ ] Ann ▸ Tom|?Ann
empty ticks ▸ ☑ Tom\n☐ Ann\n⬜ Ben ▸ Tom|?Ann|?Ben
traffic lights ▸ 🟢 Tom\n🔴 Ann\n🟡 Ben ▸ Tom|-Ann|?Ben
team colours ▸ 🔴 Tom\n🔴 Ann\n🔵 Ben ▸ Tom|Ann|Ben
headings ▸ In:\nTom\nAnn\n\nOut:\nBen\n\nMaybe:\nCid ▸ Tom|Ann|-Ben|?Cid
headings with counts ▸ *IN (2)*\n1. Tom\n2. Ann\n*OUT (1)*\n1. Ben ▸ Tom|Ann|-Ben
headings with emoji ▸ ✅ Playing\nTom\nAnn\n❌ Not playing\nBen ▸ Tom|Ann|-Ben
headings on the line of the names ▸ In: Tom, Ann\nOut: Ben\nMaybe: Cid, Dee ▸ Tom|Ann|-Ben|?Cid|?Dee
headings with dashes ▸ Playing - Tom, Ann\nCan’t make it - Ben ▸ Tom|Ann|-Ben
people without a reply ▸ 1. Tom\n2. Ann\n\nNo reply yet:\nBen\nCid ▸ Tom|Ann|?Ben|?Cid
replies after colons ▸ Tom: in\nAnn: out\nBen: maybe ▸ Tom|-Ann|?Ben
replies after dashes ▸ 1. Tom - yes\n2. Ann – no\n3. Ben — tbc ▸ Tom|-Ann|?Ben
replies in brackets ▸ 1. Tom (in)\n2. Ann (out)\n3. Ben (?)\n4. Cid (maybe) ▸ Tom|-Ann|?Ben|?Cid
replies after spaces ▸ Tom in\nAnn out\nBen Lee maybe\nCid is out ▸ Tom|-Ann|?Ben Lee|-Cid
replies in capitals ▸ TOM IN\nANN OUT ▸ TOM|-ANN
replies with reasons ▸ Tom - can't make it, working\nAnn: sorry, out this week\nBen - in but late ▸ -Tom|-Ann|Ben
replies after commas ▸ Tom, in\nAnn, out\nBen, not sure ▸ Tom|-Ann|?Ben
question marks ▸ 1. Tom\n2. Ann?\n3. Ben ?? ▸ Tom|?Ann|?Ben
a reply of two people ▸ Tom and Ann are out\nBen in ▸ -Tom|-Ann|Ben
replies of several people on one line ▸ Tom in, Ben out, Ann maybe ▸ Tom|-Ben|?Ann
headings without names ▸ In: Tom, Ann\nOut: none ▸ Tom|Ann
plus and minus signs ▸ + Tom\n+ Ann\n- Ben\n? Cid ▸ Tom|Ann|-Ben|?Cid
columns of names ▸ IN: Tom | Ann | Ben\nOUT: Cid ▸ Tom|Ann|Ben|-Cid
names without commas under a heading ▸ In: Tom Ann Ben Cid\nOut: Dee ▸ Tom|Ann|Ben|Cid|-Dee
a named plus-one on the next line ▸ 1. Tom\n   +1 Dave\n2. Ann ▸ Tom|Dave|Ann
sentences ▸ Tom, Ann and Ben are in. Cid is out. ▸ Tom|Ann|Ben|-Cid
contracted verbs ▸ Tom's in\nAnn’s out ▸ Tom|-Ann
a title with a time ▸ Mon 8pm: Tom, Ann, Ben\nSubs: Cid ▸ Tom|Ann|Ben|Cid*
several headings on one line ▸ In: Tom, Ann. Out: Ben. Subs: Cid ▸ Tom|Ann|-Ben|Cid*
several people with colons on one line ▸ Sam: in, Jo: out, Al: maybe ▸ Sam|-Jo|?Al
several people with brackets on one line ▸ Tom (in), Ann (out), Ben (?) ▸ Tom|-Ann|?Ben
a table ▸ | Name | Status |\n|---|---|\n| Tom | in |\n| Ann | out | ▸ Tom|-Ann
comma-separated values ▸ Name,Status\nTom Harris,in\nAnn,out\nBen,maybe ▸ Tom Harris|-Ann|?Ben
fifty-fifty ▸ Tom - in\nAnn - 50/50 ▸ Tom|?Ann
mentions ▸ @Tom Harris in\n@Ann out ▸ Tom Harris|-Ann
the last of several replies ▸ Tom: in\nAnn: in\nTom: out ▸ Ann|-Tom
names struck through ▸ 1. Tom\n2. ~Ann~\n3. ~Ben~ Cid ▸ Tom|-Ann|-Ben|Cid
numbers struck through ▸ 1. Tom\n~2. Ann~ ▸ Tom|-Ann
combining strokes ▸ 1. Tom\n2. A\u0336n\u0336n\u0336 ▸ Tom|-Ann
combining strokes through two words ▸ T\u0336o\u0336m\u0336 \u0336H\u0336\nAnn\nBen ▸ -Tom H|Ann|Ben
a heading for reserves ▸ 1. Tom\n2. Ann\nReserves\n1. Ben\n2. Cid ▸ Tom|Ann|Ben*|Cid*
a waiting list ▸ Tom\nAnn\n\nWaiting list:\nBen ▸ Tom|Ann|Ben*
numbers that start again ▸ 1. Tom\n2. Ann\n3. Ben\n\n1. Cid\n2. Dee ▸ Tom|Ann|Ben|Cid*|Dee*
reserves on their own line ▸ 1. Tom\n2. Ann\nSub: Ben\nReserve 1: Cid ▸ Tom|Ann|Ben*|Cid*
reserves in brackets ▸ 1. Tom\n2. Ann (sub)\n3. Ben - reserve ▸ Tom|Ann*|Ben*
one plus-one ▸ 1. Tom +1\n2. Ann + 1\n3. Ben+1 ▸ Tom+1|Ann+1|Ben+1
two mates ▸ 1. Tom + 2 mates\n2. Ann and a friend\n3. Ben plus one ▸ Tom+2|Ann+1|Ben+1
a plus-one in brackets ▸ Tom (+1)\nAnn (+2 guests) ▸ Tom+1|Ann+2
a plus-one on the next line ▸ 1. Tom\n2. +1\n3. Ann ▸ Tom+1|Ann
a plus-one as an own number ▸ 1. Tom\n2. Tom +1\n3. Ann\n4. Ann's +1 ▸ Tom+1|Ann+1
a named plus-one ▸ 1. Tom + Dave\n2. Ann ▸ Tom|Dave|Ann
a plus-one of someone out ▸ Tom +1 - out ▸ -Tom
names and messages in turn ▸ Tom\nI’m in\nAnn\nI can’t make it ▸ Tom|-Ann
German ▸ Zusagen:\nJürgen\nUwe\nAbsagen:\nKlaus\nVielleicht:\nJörg\nWarteliste:\nIna ▸ Jürgen|Uwe|-Klaus|?Jörg|Ina*
German replies ▸ Jürgen: bin dabei\nUwe: leider nicht\nIna: weiß noch nicht ▸ Jürgen|-Uwe|?Ina
French ▸ Présents :\nÉlodie\nAbsents :\nRémi\nPeut-être :\nZoé\nRemplaçants :\nLéo ▸ Élodie|-Rémi|?Zoé|Léo*
French replies ▸ Élodie : je suis là\nRémi : je ne peux pas\nZoé : pas sûr ▸ Élodie|-Rémi|?Zoé
Spanish ▸ Van:\nJuan\nNo van:\nPepe\nDudas:\nIñaki\nSuplentes:\nRaúl ▸ Juan|-Pepe|?Iñaki|Raúl*
Spanish replies ▸ Juan: me apunto\nPepe: no puedo\nIñaki: quizás ▸ Juan|-Pepe|?Iñaki
Italian ▸ Presenti:\nLuca\nAssenti:\nGigi\nForse:\nNicolò\nRiserve:\nEnzo ▸ Luca|-Gigi|?Nicolò|Enzo*
Italian replies ▸ Luca: ci sono\nGigi: non posso\nNicolò: forse ▸ Luca|-Gigi|?Nicolò
Portuguese ▸ Confirmados:\nJoão\nFora:\nRui\nTalvez:\nInês\nSuplentes:\nZeca ▸ João|-Rui|?Inês|Zeca*
Portuguese replies ▸ João: tô dentro\nRui: não posso\nInês: não sei ▸ João|-Rui|?Inês
Dutch ▸ Erbij:\nDaan\nAfwezig:\nSjoerd\nMisschien:\nFleur\nWissels:\nBas ▸ Daan|-Sjoerd|?Fleur|Bas*
Dutch replies ▸ Daan: ik ben erbij\nSjoerd: kan niet\nFleur: weet ik nog niet ▸ Daan|-Sjoerd|?Fleur
# chats
WhatsApp on Android ▸ 12/03/2026, 19:45 - Messages and calls are end-to-end encrypted.\n12/03/2026, 19:45 - Olive: Who’s in for Tuesday?\n12/03/2026, 19:46 - Tom Harris: in\n12/03/2026, 19:50 - Ann: Can’t make it sorry\n12/03/2026, 20:01 - Ben: maybe ▸ Tom Harris|-Ann|?Ben
WhatsApp on an iPhone ▸ [12/03/2026, 19:45:12] Tom Harris: I’m in\n[12/03/2026, 19:46:01] Ann: \u200eimage omitted\n[12/03/2026, 19:47:33] Ann: In +1 ▸ Tom Harris|Ann+1
WhatsApp in America ▸ 3/12/26, 7:45\u202fPM - Tom: in\n3/12/26, 7:46\u202fPM - Ann: out ▸ Tom|-Ann
WhatsApp in Germany ▸ 12.03.26, 19:45 - Jürgen: bin dabei\n12.03.26, 19:46 - Uwe: raus ▸ Jürgen|-Uwe
WhatsApp with years first ▸ 2026-03-12, 19:45 - Tom: in\n2026/03/12 19:46 - Ann: out ▸ Tom|-Ann
WhatsApp in Spain ▸ [12/3/26 7:45:12 p. m.] Juan: voy\n[12/3/26 7:46:12 p. m.] Pepe: no puedo ▸ Juan|-Pepe
messages copied from WhatsApp ▸ [19:45, 12/03/2026] Tom Harris: in\n[12/03, 19:46] Ann: out ▸ Tom Harris|-Ann
Arabic dates ▸ \u200f١٢\u200f/٣\u200f/٢٠٢٦، ١٩:٤٥ - يوسف: نعم ▸ يوسف
Telegram ▸ Tom Harris, [12.03.2026 19:45]\nin\n\nAnn, [12.03.2026 19:46]\nout\nsorry ▸ Tom Harris|-Ann
Telegram with names of months ▸ Tom, [12 Mar 2026 at 19:45:12]:\nI’m in ▸ Tom
Signal ▸ [2026-03-12 19:45] Tom: in\n[2026-03-12 19:46] Ann: 👎 ▸ Tom|-Ann
only the last reply ▸ [12/03, 19:45] Tom: in\n[12/03, 19:46] Ann: in\n[12/03, 20:00] Tom: sorry, out now ▸ Ann|-Tom
a thumbs-up after a reply ▸ [12/03, 19:45] Tom: out\n[12/03, 19:46] Ann: in\n[12/03, 19:47] Tom: 👍 ▸ -Tom|Ann
+1 as "me too" or as a plus-one ▸ [12/03, 19:45] Tom: in\n[12/03, 19:46] Ann: +1\n[12/03, 19:47] Tom: +1 ▸ Tom+1|Ann
reserves ▸ [12/03, 19:45] Tom: in\n[12/03, 19:46] Ann: can be a sub ▸ Tom|Ann*
a person and a friend ▸ [12/03, 19:45] Tom: me and Dave\n[12/03, 19:46] Ann: in with a mate ▸ Tom|Dave|Ann+1
replies for others ▸ [12/03, 19:45] Tom: in\n[12/03, 19:46] Ann: Ben is out ▸ Tom|-Ben
talk between replies ▸ [12/03, 19:45] Tom: in\n[12/03, 19:46] Ann: What a game last week\n[12/03, 19:47] Ben: https://example.com\n[12/03, 19:48] Cid: Who is bringing the ball?\n[12/03, 19:49] Dee: yeah great goal that ▸ Tom
a list inside a message ▸ [12/03, 19:45] Olive: Tuesday 7pm\n1. Olive\n2. Tom\n3.\n[12/03, 19:50] Ann: in ▸ Olive|Tom|Ann
the newest copy of a list ▸ [12/03, 19:45] Olive: 1. Olive\n2. Tom\n3. Ann\n[12/03, 20:00] Ben: 1. Olive\n2. Ann\n3. Ben ▸ Olive|Ann|Ben
a question about a friend ▸ [12/03, 19:45] Tom: in\n[12/03, 19:46] Ann: Can I bring a mate? ▸ Tom
a message of the app on several lines ▸ 12/03/2026, 19:45 - Olive changed the group description\n1. Zed\n12/03/2026, 19:46 - Tom: in ▸ Tom
long letters ▸ [12/03, 19:45] Tom: yesssss\n[12/03, 19:46] Ann: nooo ▸ Tom|-Ann
a number as the sender ▸ [12/03, 19:45] 22: in\n[12/03, 19:46] Ann: ✅ 22+ ▸ Ann
an edited message ▸ [12/03, 19:45] Tom: in <This message was edited> ▸ Tom
`);

test.each(CASES)('pasted list: %s', (_name, text, entries) => {
  expect(toTexts(readList(text).entries)).toEqual(entries.split('|'));
});

test('counts lines from 1', () => {
  expect(readList('Tuesday\n\n1. Tom\n2. Ann').entries.map(({ line }) => line)).toEqual([3, 4]);
});

describe('unclear lines', () => {
  test('include a reply without a name', () => {
    const text = '[12/03, 19:45] +44 7700 900123: in\n[12/03, 19:46] You: in';
    expect(readList(text)).toMatchObject({
      entries: [],
      unclear: [
        { line: 1, reason: 'NO_SENDER_NAME' },
        { line: 2, reason: 'NO_SENDER_NAME' },
      ],
    });
  });

  test('include the newest message of a sender without a reply', () => {
    const text =
      '[12/03, 19:45] Tom: late again\n[12/03, 19:46] Tom: see how the knee feels\n[12/03, 19:47] Ann: in';
    expect(readList(text).unclear).toEqual([
      { line: 2, text: '[12/03, 19:46] Tom: see how the knee feels', reason: 'NO_REPLY' },
    ]);
  });

  test.each([
    ['a name twice', '1. Tom\n2. Ann\n3. Tom', 3, 'NAMED_TWICE'],
    ['too many plus-ones', '1. Tom +7\n2. Ann', 1, 'TOO_MANY_PLUS_ONES'],
    ['an unknown heading', 'Barbecue:\nTom\nAnn', 1, 'UNKNOWN_HEADING'],
    ['a line outside the list', '1. Tom\n2. Ann\nPaddington', 3, 'OUTSIDE_LIST'],
    ['a line without a name', '1. Tom\n2. Ann\nBring water please', 3, 'NO_NAME'],
    ['a line that is too long', `1. Tom\n2. ${'Ann '.repeat(300)}`, 2, 'TOO_LONG'],
  ])('include %s', (_kind, text, line, reason) => {
    expect(readList(text).unclear).toMatchObject([{ line, reason }]);
  });
});

describe('known names', () => {
  test('are names even if they look like other words', () => {
    const text = '1. Ann\n2. Ben\nThe Wall';
    expect(toTexts(readList(text).entries)).toEqual(['Ann', 'Ben']);
    expect(toTexts(readList(text, ['The Wall']).entries)).toEqual(['Ann', 'Ben', 'The Wall']);
  });

  test('include the default name of a plus-one', () => {
    expect(toTexts(readList("1. Tom\n2. Tom's +1", ['Tom', "Tom's +1"]).entries)).toEqual([
      'Tom',
      "Tom's +1",
    ]);
  });
});
