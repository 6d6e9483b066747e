const REFRESH_EVERY_MS = 30_000;

export function refreshWhileVisible(refresh: () => void): () => void {
  const refreshIfVisible = () => {
    if (document.visibilityState === 'visible') refresh();
  };
  const timer = setInterval(refreshIfVisible, REFRESH_EVERY_MS);
  document.addEventListener('visibilitychange', refreshIfVisible);
  window.addEventListener('online', refreshIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refreshIfVisible);
    window.removeEventListener('online', refreshIfVisible);
  };
}

export function withTimeout<T>(limitMs: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not done within ${limitMs} ms`)), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
