import { expect, test } from 'vitest';
import { CONTEXT, MARCH_4, MARCH_6, PAIRS, type ResultsCase, toTexts } from './read-results.cases.ts';
import { readResults } from './read-results.ts';

const CASES: readonly ResultsCase[] = [
  [
    'bullets',
    '• 04/03/2026 – Ann, Ben, Cid vs Dee, Eli, Fay – 5:3\n• 11/03/2026 – Ann, Dee, Cid vs Ben, Eli, Fay – 2:2',
    [MARCH_4, '2026-03-11 Ann,Dee,Cid 2-2 Ben,Eli,Fay'],
  ],
  [
    'list numbers',
    '1. 4 Mar: Ann Ben Cid 5-3 Dee Eli Fay\n2. 11 Mar: Ann Dee Cid 2-2 Ben Eli Fay',
    [MARCH_4, '2026-03-11 Ann,Dee,Cid 2-2 Ben,Eli,Fay'],
  ],
  ['numbers before the teams', '06.03.25 1. Team: Ann, Ben, Cid 2. Team: Dee, Eli, Fay 5:3', [MARCH_6]],
  ['a verb before the score', '04/03/2026 Ann, Ben & Cid won 5-3 against Dee, Eli & Fay', [MARCH_4]],
  [
    'a verb of a loss',
    '04/03/2026 - Ann Ben Cid lost 3-5 v Dee Eli Fay',
    ['2026-03-04 Ann,Ben,Cid 3-5 Dee,Eli,Fay'],
  ],
  [
    'a goal difference',
    '4 March 2026: Ann, Ben, Cid beat Dee, Eli, Fay by 2',
    ['2026-03-04 Ann,Ben,Cid > Dee,Eli,Fay'],
  ],
  [
    'marks for the outcome',
    '4/3/26 Ann Ben Cid (W) v Dee Eli Fay (L)',
    ['2026-03-04 Ann,Ben,Cid > Dee,Eli,Fay'],
  ],
  ['an outcome at the start', 'W 5-3: Ann, Ben, Cid v Dee, Eli, Fay (06/03/25)', [MARCH_6]],
  ['a draw at the start', '4/3/26 DRAW Ann, Ben v Cid, Dee', ['2026-03-04 Ann,Ben = Cid,Dee']],
  [
    'goals that both teams have',
    '06/03/25 Ann, Ben, Cid v Dee, Eli, Fay 4 all',
    ['2025-03-06 Ann,Ben,Cid 4-4 Dee,Eli,Fay'],
  ],
  ['teams in brackets', '4/3/2026 (Ann, Ben, Cid) 5–3 (Dee, Eli, Fay)', [MARCH_4]],
  ['teams in square brackets', '4/3/2026 [Ann Ben Cid] v [Dee Eli Fay] 5-3', [MARCH_4]],
  [
    'goals between labels and names',
    '4/3/2026 Colours 5 (Ann, Ben, Cid) Whites 3 (Dee, Eli, Fay)',
    [MARCH_4],
  ],
  ['goals after names in brackets', '4/3/2026 Colours (Ann, Ben, Cid) 5 Whites (Dee, Eli, Fay) 3', [MARCH_4]],
  ['labels and a verb', '6th March 2025 – Bibs (Ann, Ben, Cid) beat Skins (Dee, Eli, Fay) 5-3', [MARCH_6]],
  ['captains as labels', '6/3/25: Team Ann (Ann, Ben, Cid) 5-3 Team Dee (Dee, Eli, Fay)', [MARCH_6]],
  ['labels between pipes', '06/03/25 | Bibs: Ann Ben Cid | Skins: Dee Eli Fay | Bibs 5-3', [MARCH_6]],
  ['labels between semicolons', '06/03/25: A: Ann, Ben, Cid; B: Dee, Eli, Fay; 5-3', [MARCH_6]],
  ['labels after commas', '06/03/25 A team: Ann Ben Cid, B team: Dee Eli Fay, score 5-3', [MARCH_6]],
  [
    'a sentence per team',
    '6/3/25 Whites 3 Colours 5. Whites: Ann, Ben, Cid. Colours: Dee, Eli, Fay.',
    ['2025-03-06 Ann,Ben,Cid 3-5 Dee,Eli,Fay'],
  ],
  ['equals signs', 'Thurs 6/3/25: Bibs win 5-3. Bibs = Ann, Ben, Cid. Skins = Dee, Eli, Fay.', [MARCH_6]],
  ['winners and losers', '4/3/26 Winners: Ann, Ben. Losers: Cid, Dee', ['2026-03-04 Ann,Ben > Cid,Dee']],
  ['slashes between names', 'mercredi 4 mars 2026 : Ann / Ben - Cid / Dee : 5 à 3', [PAIRS]],
  ['dashes and no commas', '4/3/2026 Ann Ben Cid - Dee Eli Fay 5 - 3', [MARCH_4]],
  ['a slash between teams', '06/03/25 - 5-3 - Ann, Ben, Cid / Dee, Eli, Fay', [MARCH_6]],
  ['slashes without spaces', 'Ann/Ben/Cid 5-3 Dee/Eli/Fay 06/03/25', [MARCH_6]],
  ['an arrow', '[06/03/25] Ann, Ben, Cid vs. Dee, Eli, Fay => 5:3', [MARCH_6]],
  ['emoji between teams', '06/03/25 Ann, Ben, Cid 🆚 Dee, Eli, Fay ➡️ 5-3', [MARCH_6]],
  ['a half-time score in brackets', '6.3.25 Ann Ben Cid - Dee Eli Fay 5:3 (2:1)', [MARCH_6]],
  ['a half-time score with words', '06/03/25 HT 2-1 FT 5-3 Ann, Ben, Cid v Dee, Eli, Fay', [MARCH_6]],
  ['a player of the match', '4/3/2026 Ann Ben v Cid Dee. Final score 5-3. MOTM: Ann', [PAIRS]],
  ['scorers', '06/03/25 Ann, Ben, Cid 5-3 Dee, Eli, Fay. Goals: Ann x3, Ben x2, Dee x3. MOTM Ann', [MARCH_6]],
  ['roles of players', '06/03/25 Ann, Ben, Cid (GK) v Dee, Eli (c), Fay 5-3', [MARCH_6]],
  ['goals of players', '06/03/25 Ann (2), Ben (3), Cid v Dee (1), Eli (2), Fay 5-3', [MARCH_6]],
  ['FT and a time', 'Wed 4/3 8pm Ann Ben v Cid Dee FT 5-3', [PAIRS]],
  [
    'a pitch and a place',
    'Thu 6/3/25, 8pm, Pitch 3 at Powerleague: Ann, Ben, Cid v Dee, Eli, Fay 5-3',
    [MARCH_6],
  ],
  ['capital letters', '06/03/25 ANN BEN CID V DEE ELI FAY 5-3', ['2025-03-06 ANN,BEN,CID 5-3 DEE,ELI,FAY']],
  ['small letters', '06/03/25 ann ben cid v dee eli fay 5-3', ['2025-03-06 ann,ben,cid 5-3 dee,eli,fay']],
  [
    'initials with commas',
    '06/03/25 Tom H, Tom B, Cid v Dee, Eli, Fay 5-3',
    ['2025-03-06 Tom H,Tom B,Cid 5-3 Dee,Eli,Fay'],
  ],
  [
    'a score that looks like a time',
    '06.03.25 Ann, Ben, Cid - Dee, Eli, Fay 12:10',
    ['2025-03-06 Ann,Ben,Cid 12-10 Dee,Eli,Fay'],
  ],
  ['a date with a time', '2025-03-06T20:00 Ann,Ben,Cid;Dee,Eli,Fay;5-3', [MARCH_6]],
  [
    'a title and a note',
    'Results 2026\n========\n04/03: Ann, Ben - Cid, Dee = 5-3\nNext week at 8pm\n11/03: Ann, Cid - Ben, Dee = 1-4',
    [PAIRS, '2026-03-11 Ann,Cid 1-4 Ben,Dee'],
  ],
  [
    'a date without a game',
    '06/03/25 Ann, Ben, Cid v Dee, Eli, Fay 5-3\n13/03/25 No game\n20/03/25 Ann, Ben, Cid v Dee, Eli, Fay 1-3',
    [MARCH_6, '2025-03-20 Ann,Ben,Cid 1-3 Dee,Eli,Fay'],
  ],
  ['a short month between dashes', 'Date;Team A;Team B;A;B\n6-Mar-25;Ann/Ben/Cid;Dee/Eli/Fay;5;3', [MARCH_6]],
];

test.each(CASES)('lines with %s are games', (_kind, text, games) => {
  const read = readResults(text, { ...CONTEXT, known: [] });
  expect(toTexts(read)).toEqual(games);
});
