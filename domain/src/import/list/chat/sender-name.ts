import { personNameSchema } from '../../../player/player.schema.ts';
import { cleanName } from '../read-name.ts';
import { type MarkTable, takeMarks } from '../text/marks.ts';
import { withoutNoise } from '../text/noise.ts';
import { isAlsoName, kindsOf } from '../words/phrases.ts';

/** Returns the name of a sender, or null for a phone number and for 'You'. */
export function senderName(sender: string, marks: MarkTable): string | null {
  const name = cleanName(withoutNoise(takeMarks(sender, marks).text).text);
  const isOneself = kindsOf(name).has('FILLER') && !isAlsoName(name);
  const isPerson = /\p{L}/u.test(name) && personNameSchema.safeParse(name).success;
  return isPerson && !isOneself ? name : null;
}
