export function LastPushes() {
  return null;
}
