import { expect, test } from 'vitest';
import { type ListCase, toTexts } from './read-list.cases.ts';
import { readList } from './read-list.ts';

const CASES: readonly ListCase[] = [
  ['numbers with points', '1. Tom Harris\n2. Ann Lee\n3. Ben', 'Tom Harris|Ann Lee|Ben'],
  ['numbers with brackets', '1) Tom\n2) Ann\n(3) Ben', 'Tom|Ann|Ben'],
  ['numbers without spaces', '1.Tom\n2.Ann\n3-Ben', 'Tom|Ann|Ben'],
  ['numbers without punctuation', '1 Tom\n2 Ann H\n10 Ben', 'Tom|Ann H|Ben'],
  ['numbers on one line', '1. Tom 2. Ann Lee 3. Ben', 'Tom|Ann Lee|Ben'],
  ['emoji numbers', '1️⃣ Tom\n2️⃣ Ann\n🔟 Ben\n1️⃣1️⃣ Cid', 'Tom|Ann|Ben|Cid'],
  ['circled numbers', '① Tom\n②Ann\n❸ Ben', 'Tom|Ann|Ben'],
  ['Spanish ordinals', '1º Juan\n2º Ana\n3.- Luis', 'Juan|Ana|Luis'],
  ['free spots', '1. Tom\n2. Ann\n3.\n4. -\n5. ?\n6. ____', 'Tom|Ann'],
  ['bullets', '- Tom\n• Ann\n* Ben\n– Cid\n▪️ Dee', 'Tom|Ann|Ben|Cid|Dee'],
  ['plain lines', 'Tom\nAnn\nBen', 'Tom|Ann|Ben'],
  ['plain lines in lower case', 'tom\nann lee\nben', 'tom|ann lee|ben'],
  ['one line with commas', 'Tom, Ann Lee, Ben and Cid', 'Tom|Ann Lee|Ben|Cid'],
  ['one line with a heading', 'Playing: Tom, Ann & Ben', 'Tom|Ann|Ben'],
  ['two names joined by a slash', '1. Tom/Ann\n2. Ben', 'Tom|Ann|Ben'],
  ['names with initials', '1. Tom H.\n2. J. Smith\n3. Tom B', 'Tom H.|J. Smith|Tom B'],
  ['double names', "1. Jean-Luc\n2. Sinéad O'Brien\n3. van der Berg", "Jean-Luc|Sinéad O'Brien|van der Berg"],
  ['nicknames in quotes', '1. Thomas "Tommo" Harris\n2. Ann', 'Thomas "Tommo" Harris|Ann'],
  ['names that are words', '1. Will\n2. Ben\n3. May\n4. Mark\n5. Can', 'Will|Ben|May|Mark|Can'],
  ['decorated names', '1. ⚽ Tom ⚽\n2. 🔥Ann🔥\n3. *Ben*\n4. _Cid_', 'Tom|Ann|Ben|Cid'],
  [
    'a coloured heading',
    '⚽ *Tuesday 5-a-side* ⚽\n📍 Goals Wembley\n🕖 7pm\n💷 £6\n1. Tom\n2. Ann',
    'Tom|Ann',
  ],
  ['places and times with titles', 'Location: Goals\nKick off: 7pm\nCost: £6\nPlayers:\nTom\nAnn', 'Tom|Ann'],
  ['surnames that are places', '1. Ji-sung Park\n2. Vincent Price', 'Ji-sung Park|Vincent Price'],
  ['a heading with time and pitch', 'Tuesday 16/06 19:00 Powerleague pitch 4\n\n1. Tom\n2. Ann', 'Tom|Ann'],
  ['a title above plain names', 'Shoreditch\n\nTom\nAnn\nBen', 'Tom|Ann|Ben'],
  [
    'talk around the list',
    'Who fancies it this week?\n1. Tom\n2. Ann\n\nNeed 2 more please lads!',
    'Tom|Ann',
  ],
  ['bullets about other things', '- Tom\n- Ann\n\n- Astro boots\n- Bring Bibs', 'Tom|Ann'],
  ['prices', '1. Tom £5\n2. Ann 5€\n3. Ben - paid £5', 'Tom|Ann|Ben'],
  ['phone numbers', '1. Tom 07700 900123\n2. +44 7700 900456 Ann\n3. Ben (07700900789)', 'Tom|Ann|Ben'],
  ['dates and times', '1. Tom 12/03\n2. Ann (from 19:30)\n3. Ben 7pm', 'Tom|Ann|Ben'],
  ['dates before plain names', '12/03 19:45 Tom\n12/03 19:50 Ann\n13/03 08:10 Ben', 'Tom|Ann|Ben'],
  ['email addresses', 'Tom Harris <tom@example.com>\nAnn Lee <ann@example.org>', 'Tom Harris|Ann Lee'],
  ['a link', '1. Tom\n2. Ann\nhttps://fives.example/gi/first\nwww.example.com', 'Tom|Ann'],
  ['a spreadsheet', 'Tom\tyes\t07700 900123\nAnn\tno\t07700 900456', 'Tom|-Ann'],
  ['remarks', '1. Tom (GK)\n2. Ann - bringing bibs\n3. Ben (c), late', 'Tom|Ann|Ben'],
  ['Windows line breaks', '1. Tom\r\n2. Ann\r\n', 'Tom|Ann'],
  ['full-width digits', '１．Tom\n２．Ann', 'Tom|Ann'],
  ['Arabic digits and marks', '\u200F١. يوسف\n\u200F٢. أحمد علي', 'يوسف|أحمد علي'],
  ['Persian digits', '۱- علی\n۲- رضا', 'علی|رضا'],
  ['Hebrew', '\u202B1. נועה\u202C\n\u202B2. דוד\u202C', 'נועה|דוד'],
  ['Chinese', '1、王小明\n2、李娜', '王小明|李娜'],
  ['Japanese', '①田中\n②トム・ハリス', '田中|トム・ハリス'],
  ['Korean', '1. 김민준\n2. 이서연', '김민준|이서연'],
  ['Cyrillic', '1. Иван Петров\n2. Оля', 'Иван Петров|Оля'],
  ['Greek', '1. Γιώργος\n2. Άννα', 'Γιώργος|Άννα'],
  ['Devanagari', '१. प्रिया\n२. अमित', 'प्रिया|अमित'],
  ['two teams', 'Team A: Tom, Ann\nTeam B: Ben, Cid\nPlayer of the match: Tom', 'Tom|Ann|Ben|Cid'],
  [
    'the text that Fives shares',
    'Tuesday Fives\nTue 16/06 19:00, Shoreditch\n3 of 2 in\n\n1. Ana\n2. Sam\n\nReserves\n1. Jo\n\nReply here: https://fives.example/gi/a',
    'Ana|Sam|Jo*',
  ],
  [
    'the leaderboard that Fives shares',
    'Result in!...\nTeam A: Ana, Sam\n\nLeaderboard\n1. Jo, 12 points',
    'Ana|Sam',
  ],
];

test.each(CASES)('reads %s', (_kind, text, entries) => {
  expect(toTexts(readList(text).entries)).toEqual(entries.split('|'));
});

test('counts lines from 1', () => {
  expect(readList('Tuesday\n\n1. Tom\n2. Ann').entries.map(({ line }) => line)).toEqual([3, 4]);
});
