/** Renders nothing. Only the emulator build can list pushes. */
export function LastPushes() {
  return null;
}
