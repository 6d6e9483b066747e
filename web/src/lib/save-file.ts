/** Wait in ms before the object URL is revoked. Safari reads the file after the click handler has ended. */
const REVOKE_AFTER_MS = 60_000;

export function saveAsJson(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
