const RENEW_EVERY_MS = 30_000;

/** Calls `renew` while the page is visible: every 30 seconds, on becoming visible and on reconnecting. */
export function renewWhileVisible(renew: () => void): () => void {
  const renewIfVisible = () => {
    if (document.visibilityState === 'visible') renew();
  };
  const timer = setInterval(renewIfVisible, RENEW_EVERY_MS);
  document.addEventListener('visibilitychange', renewIfVisible);
  window.addEventListener('online', renewIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', renewIfVisible);
    window.removeEventListener('online', renewIfVisible);
  };
}
