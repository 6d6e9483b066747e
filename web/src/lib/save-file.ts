/** Safari reads what is saved only after the tap has been handled; after a minute it has. */
const KEPT_MS = 60_000;

/** Saves a value on the device as a JSON file, as tapping a link to one does. */
export function saveAsJson(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
