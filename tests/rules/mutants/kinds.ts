import { byOperator, withoutCondition, withoutNot } from './conditions.ts';
import type { Kind } from './kind.ts';
import { byQuantity, longerList, moreFields, shorterList } from './lists.ts';
import { widerPattern } from './patterns.ts';
import { aMinuteOff, byRole, bySide, byTeam, notNow } from './roles-and-moments.ts';
import { byFallback, byValue } from './values.ts';

export const KINDS: readonly Kind[] = [
  { name: 'a condition is gone', breaks: withoutCondition },
  { name: 'an operator is another one', breaks: byOperator },
  { name: 'not is gone', breaks: withoutNot },
  { name: 'a moment is a minute off', breaks: aMinuteOff },
  { name: 'now is any time', breaks: notNow },
  { name: 'a role is another one', breaks: byRole },
  { name: 'what is stored stands for what comes in', breaks: bySide },
  { name: 'one team stands for the other', breaks: byTeam },
  { name: 'a list lacks an item', breaks: shorterList },
  { name: 'a list has an item more', breaks: longerList },
  { name: 'a field more may be there', breaks: moreFields },
  { name: 'all stands for only, and the like', breaks: byQuantity },
  { name: 'what is missing counts as something else', breaks: byFallback },
  { name: 'a value is another one', breaks: byValue },
  { name: 'a pattern is wider', breaks: widerPattern },
];
