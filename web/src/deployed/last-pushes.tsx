/** Nothing: what is pushed is known to Google and to the device. */
export function LastPushes() {
  return null;
}
