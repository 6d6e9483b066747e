/** Safari reads what is saved only after the tap has been handled; after a minute it has. */
const KEPT_MS = 60_000;

/** Saves a value on the device as a JSON file. */
export function saveAsJson(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}

/** Saves a file on the device, as tapping a link to one does. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
