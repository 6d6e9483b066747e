/** How long an invite is shown before it is loaded again, in milliseconds. */
const RENEWED_AFTER = 30_000;

/** Calls `renew` every 30 seconds, when the page becomes visible and when the network comes back, while it is visible. */
export function renewWhileVisible(renew: () => void): () => void {
  const renewIfVisible = () => {
    if (document.visibilityState === 'visible') renew();
  };
  const timer = setInterval(renewIfVisible, RENEWED_AFTER);
  document.addEventListener('visibilitychange', renewIfVisible);
  window.addEventListener('online', renewIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', renewIfVisible);
    window.removeEventListener('online', renewIfVisible);
  };
}
