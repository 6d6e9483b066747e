import { expect, test } from 'vitest';
import { CONTEXT, MARCH_4, MARCH_6, type ResultsCase, toTexts } from './read-results.cases.ts';
import { readResults } from './read-results.ts';

const CASES: readonly ResultsCase[] = [
  [
    'the score above the teams',
    'Wed 4 March 2026\nReds 5 Blues 3\nReds: Ann, Ben, Cid\nBlues: Dee, Eli, Fay',
    [MARCH_4],
  ],
  ['the score beside the date', '04.03.2026 (5:3)\nTeam A: Ann, Ben, Cid\nTeam B: Dee, Eli, Fay', [MARCH_4]],
  ['emoji before the teams', '📅 04/03/2026\n🔴 Ann, Ben, Cid\n🔵 Dee, Eli, Fay\n🏆 5-3', [MARCH_4]],
  ['a name per line', '4/3/26\nBibs\nAnn\nBen\nCid\nNon-bibs\nDee\nEli\nFay\n5-3', [MARCH_4]],
  [
    'numbered names',
    'Game 1 - 06/03/25\nYellow team\n1. Ann\n2. Ben\n3. Cid\nOrange team\n1. Dee\n2. Eli\n3. Fay\nResult: Yellow won 5-3',
    [MARCH_6],
  ],
  [
    'bullets',
    '06/03/25\n*Bibs*\n- Ann\n- Ben\n- Cid\n*No bibs*\n- Dee\n- Eli\n- Fay\nFull time: 5 - 3',
    [MARCH_6],
  ],
  ['numbers that restart', '06/03/25\n1. Ann\n2. Ben\n3. Cid\nv\n1. Dee\n2. Eli\n3. Fay\n5-3', [MARCH_6]],
  [
    'headings that the score names',
    '06/03/25\nLions 🦁\nAnn\nBen\nCid\nTigers 🐯\nDee\nEli\nFay\nLions 5-3 Tigers',
    [MARCH_6],
  ],
  ['goals in headings', '06/03/25\nOranges 5\nAnn\nBen\nCid\nGreens 3\nDee\nEli\nFay', [MARCH_6]],
  ['blank lines between teams', '06/03/25\n\nAnn\nBen\nCid\n\nDee\nEli\nFay\n\n5-3', [MARCH_6]],
  ['teams side by side', '06/03/25\nBibs\tSkins\nAnn\tDee\nBen\tEli\nCid\tFay\n5\t3', [MARCH_6]],
  [
    'a label for each part',
    'Date: 06/03/2025\nTeam 1: Ann, Ben, Cid\nTeam 2: Dee, Eli, Fay\nScore: 5-3\nMOTM: Ann\nScorers: Ann 3, Ben 2, Dee 3',
    [MARCH_6],
  ],
  [
    'goals after brackets',
    'Thursday 5-a-side\n\n6 March 2025\nBibs (Ann, Ben, Cid) 5\nSkins (Dee, Eli, Fay) 3\n\n13 March\nBibs (Ann, Dee, Cid) 4\nSkins (Ben, Eli, Fay) 4',
    [MARCH_6, '2025-03-13 Ann,Dee,Cid 4-4 Ben,Eli,Fay'],
  ],
  [
    'dashes after labels',
    'Date - 06/03/25\nResult - 5-3\nBibs - Ann, Ben, Cid\nNon Bibs - Dee, Eli, Fay',
    [MARCH_6],
  ],
  ['labels without a sign', '06/03/25\nBibs Ann, Ben, Cid\nSkins Dee, Eli, Fay\n5-3 Bibs', [MARCH_6]],
  ['the score between the teams', '06/03/25\nAnn Ben Cid\n5-3\nDee Eli Fay', [MARCH_6]],
  ['a versus line', '06/03/25\nAnn, Ben, Cid\nvs\nDee, Eli, Fay\n5-3', [MARCH_6]],
  [
    'outcomes as labels',
    '06/03/25\nW - Ann, Ben, Cid\nL - Dee, Eli, Fay',
    ['2025-03-06 Ann,Ben,Cid > Dee,Eli,Fay'],
  ],
  [
    'goals after outcomes',
    'Results from last night 06/03/25\nWinners (5): Ann, Ben, Cid\nLosers (3): Dee, Eli, Fay',
    [MARCH_6],
  ],
  [
    'the score in the other order',
    '*06/03/25*\n_Bibs_: Ann, Ben, Cid\n_Skins_: Dee, Eli, Fay\n*Skins 3 - 5 Bibs*',
    [MARCH_6],
  ],
  ['goals at the end of lines', 'Thursday 6 Mar 2025\nAnn, Ben, Cid 5\nDee, Eli, Fay 3', [MARCH_6]],
  [
    'emoji in all lines',
    '⚽️ Thursday 6th March 2025 ⚽️\n🟡 Yellow: Ann, Ben, Cid ✅ 5\n🟠 Orange: Dee, Eli, Fay ❌ 3',
    [MARCH_6],
  ],
  [
    'goals of players in teams',
    '06/03/25\nBibs: Ann (2), Ben (3), Cid\nSkins: Dee (1), Eli, Fay (2)\n5-3',
    [MARCH_6],
  ],
  [
    'numbered games',
    '06/03/25\nGame 1: Ann, Ben v Cid, Dee 5-3\nGame 2: Ann, Cid v Ben, Dee 2-1',
    ['2025-03-06 Ann,Ben 5-3 Cid,Dee', '2025-03-06 Ann,Cid 2-1 Ben,Dee'],
  ],
  [
    'two games of the same teams',
    '06/03/25\nBibs: Ann, Ben\nSkins: Cid, Dee\nGame 1: 5-3\nGame 2: 2-4',
    ['2025-03-06 Ann,Ben 5-3 Cid,Dee', '2025-03-06 Ann,Ben 2-4 Cid,Dee'],
  ],
  [
    'a month as heading',
    'March 2025\n6th: Ann, Ben v Cid, Dee 5-3\n13th: Ann, Cid v Ben, Dee 2-2',
    ['2025-03-06 Ann,Ben 5-3 Cid,Dee', '2025-03-13 Ann,Cid 2-2 Ben,Dee'],
  ],
  ['a season of two years', 'Season 2024/25\n06/03 Ann, Ben, Cid 5-3 Dee, Eli, Fay', [MARCH_6]],
  ['the date at the end', 'Bibs: Ann, Ben, Cid\nSkins: Dee, Eli, Fay\n5-3\n06/03/25', [MARCH_6]],
  [
    'Markdown',
    '# Results\n\n## 6 March 2025\n**Bibs** Ann, Ben, Cid\n**Skins** Dee, Eli, Fay\n**Score** 5-3',
    [MARCH_6],
  ],
];

test.each(CASES)('several lines with %s are games', (_kind, text, games) => {
  const read = readResults(text, { ...CONTEXT, known: [] });
  expect(toTexts(read)).toEqual(games);
  expect(read.unclear).toEqual([]);
});
