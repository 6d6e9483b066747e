/**
 * A separate project without functions in the same emulator. Handlers run only when a test calls them. Load this file
 * before all files of `functions`, because these files read `GCLOUD_PROJECT`.
 */
const OWN_PROJECT = 'demo-fives-triggers';
process.env.GCLOUD_PROJECT = OWN_PROJECT;

export async function emptyDatabase(): Promise<void> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  const url = `http://${host}/emulator/v1/projects/${OWN_PROJECT}/databases/(default)/documents`;
  const response = await fetch(url, { method: 'DELETE' });
  if (!response.ok) throw new Error(await response.text());
}
