import { repairedText } from '@fives/domain';
import { firestore } from './firestore.ts';
import { deriveUntilStable } from './in-transaction.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Stores the repaired form of texts from direct writes, because security rules cannot check if two names look alike.
 * @param fields fields in the event, so that a document without errors costs no read
 * @param limits maximum length by field name
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

function repairsOf(fields: Fields, limits: Readonly<Record<string, number>>): Record<string, string> {
  const repairs = Object.entries(limits).flatMap(([name, max]) => {
    const text = fields[name];
    const repaired = typeof text === 'string' ? repairedText(text, max) : text;
    return typeof repaired === 'string' && repaired !== text ? [[name, repaired] as const] : [];
  });
  return Object.fromEntries(repairs);
}
