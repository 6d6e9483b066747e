import { describe, expect, test } from 'vitest';
import { type ListCase, toTexts } from './read-list.cases.ts';
import { readList } from './read-list.ts';

const CASES: readonly ListCase[] = [
  [
    'WhatsApp on Android',
    '12/03/2026, 19:45 - Messages and calls are end-to-end encrypted.\n12/03/2026, 19:45 - Olive: Who’s in for Tuesday?\n12/03/2026, 19:46 - Tom Harris: in\n12/03/2026, 19:50 - Ann: Can’t make it sorry\n12/03/2026, 20:01 - Ben: maybe',
    'Tom Harris|-Ann|?Ben',
  ],
  [
    'WhatsApp on an iPhone',
    '[12/03/2026, 19:45:12] Tom Harris: I’m in\n[12/03/2026, 19:46:01] Ann: \u200Eimage omitted\n[12/03/2026, 19:47:33] Ann: In +1',
    'Tom Harris|Ann+1',
  ],
  ['WhatsApp in America', '3/12/26, 7:45\u202FPM - Tom: in\n3/12/26, 7:46\u202FPM - Ann: out', 'Tom|-Ann'],
  ['WhatsApp in Germany', '12.03.26, 19:45 - Jürgen: bin dabei\n12.03.26, 19:46 - Uwe: raus', 'Jürgen|-Uwe'],
  ['WhatsApp with years first', '2026-03-12, 19:45 - Tom: in\n2026/03/12 19:46 - Ann: out', 'Tom|-Ann'],
  [
    'WhatsApp in Spain',
    '[12/3/26 7:45:12 p. m.] Juan: voy\n[12/3/26 7:46:12 p. m.] Pepe: no puedo',
    'Juan|-Pepe',
  ],
  [
    'messages copied from WhatsApp',
    '[19:45, 12/03/2026] Tom Harris: in\n[12/03, 19:46] Ann: out',
    'Tom Harris|-Ann',
  ],
  ['Arabic dates', '\u200F١٢\u200F/٣\u200F/٢٠٢٦، ١٩:٤٥ - يوسف: نعم', 'يوسف'],
  [
    'Telegram',
    'Tom Harris, [12.03.2026 19:45]\nin\n\nAnn, [12.03.2026 19:46]\nout\nsorry',
    'Tom Harris|-Ann',
  ],
  ['Telegram with names of months', 'Tom, [12 Mar 2026 at 19:45:12]:\nI’m in', 'Tom'],
  ['Signal', '[2026-03-12 19:45] Tom: in\n[2026-03-12 19:46] Ann: 👎', 'Tom|-Ann'],
  [
    'only the last reply',
    '[12/03, 19:45] Tom: in\n[12/03, 19:46] Ann: in\n[12/03, 20:00] Tom: sorry, out now',
    'Ann|-Tom',
  ],
  [
    'a thumbs-up after a reply',
    '[12/03, 19:45] Tom: out\n[12/03, 19:46] Ann: in\n[12/03, 19:47] Tom: 👍',
    '-Tom|Ann',
  ],
  [
    '+1 as "me too" or as a plus-one',
    '[12/03, 19:45] Tom: in\n[12/03, 19:46] Ann: +1\n[12/03, 19:47] Tom: +1',
    'Tom+1|Ann',
  ],
  ['reserves', '[12/03, 19:45] Tom: in\n[12/03, 19:46] Ann: can be a sub', 'Tom|Ann*'],
  [
    'a person and a friend',
    '[12/03, 19:45] Tom: me and Dave\n[12/03, 19:46] Ann: in with a mate',
    'Tom|Dave|Ann+1',
  ],
  ['replies for others', '[12/03, 19:45] Tom: in\n[12/03, 19:46] Ann: Ben is out', 'Tom|-Ben'],
  [
    'talk between replies',
    '[12/03, 19:45] Tom: in\n[12/03, 19:46] Ann: What a game last week\n[12/03, 19:47] Ben: https://example.com\n[12/03, 19:48] Cid: Who is bringing the ball?\n[12/03, 19:49] Dee: yeah great goal that',
    'Tom',
  ],
  [
    'a list inside a message',
    '[12/03, 19:45] Olive: Tuesday 7pm\n1. Olive\n2. Tom\n3.\n[12/03, 19:50] Ann: in',
    'Olive|Tom|Ann',
  ],
  [
    'the newest copy of a list',
    '[12/03, 19:45] Olive: 1. Olive\n2. Tom\n3. Ann\n[12/03, 20:00] Ben: 1. Olive\n2. Ann\n3. Ben',
    'Olive|Ann|Ben',
  ],
  ['a question about a friend', '[12/03, 19:45] Tom: in\n[12/03, 19:46] Ann: Can I bring a mate?', 'Tom'],
  [
    'a message of the app on several lines',
    '12/03/2026, 19:45 - Olive changed the group description\n1. Zed\n12/03/2026, 19:46 - Tom: in',
    'Tom',
  ],
  ['long letters', '[12/03, 19:45] Tom: yesssss\n[12/03, 19:46] Ann: nooo', 'Tom|-Ann'],
  ['a number as the sender', '[12/03, 19:45] 22: in\n[12/03, 19:46] Ann: ✅ 22+', 'Ann'],
  ['an edited message', '[12/03, 19:45] Tom: in <This message was edited>', 'Tom'],
];

describe('chats', () => {
  test.each(CASES)('reads %s', (_kind, text, entries) => {
    expect(toTexts(readList(text).entries)).toEqual(entries.split('|'));
  });
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
