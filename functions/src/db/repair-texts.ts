import { repairedText } from '@fives/domain';
import { firestore } from './firestore.ts';
import { deriveUntilStable } from './in-transaction.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Brings texts of a document into the one form that the API stores. What is written past the API may be in another, as
 * security rules cannot tell them apart; two names that look alike would then be two.
 * @param fields the document as an event tells it: where its texts are as they should be, nothing is read
 * @param limits how long each text may be, by the name of its field
 */
export async function repairTexts(
  path: string,
  fields: Fields | null,
  limits: Readonly<Record<string, number>>,
): Promise<void> {
  if (Object.keys(repairsOf(fields ?? {}, limits)).length === 0) return;
  await deriveUntilStable(async (transaction) => {
    const reference = firestore.doc(path);
    const repairs = repairsOf((await transaction.get(reference)).data() ?? {}, limits);
    if (Object.keys(repairs).length > 0) transaction.update(reference, repairs);
  });
}

/** The texts that are not as they should be, as they should be. */
function repairsOf(fields: Fields, limits: Readonly<Record<string, number>>): Record<string, string> {
  const repairs = Object.entries(limits).flatMap(([name, max]) => {
    const text = fields[name];
    const repaired = typeof text === 'string' ? repairedText(text, max) : text;
    return typeof repaired === 'string' && repaired !== text ? [[name, repaired] as const] : [];
  });
  return Object.fromEntries(repairs);
}
