/**
 * A project of its own in the same emulator, to which no functions are attached: here a handler runs when a test calls
 * it, and only then. Import this before anything of the functions.
 */
export const OWN_PROJECT = 'demo-fives-triggers';
process.env.GCLOUD_PROJECT = OWN_PROJECT;

/** Empties the project's database. */
export async function emptyDatabase(): Promise<void> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  const url = `http://${host}/emulator/v1/projects/${OWN_PROJECT}/databases/(default)/documents`;
  const response = await fetch(url, { method: 'DELETE' });
  if (!response.ok) throw new Error(await response.text());
}
