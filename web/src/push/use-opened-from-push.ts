import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes where a tapped push leads, when its worker asks this window to. */
export function useOpenedFromPush(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const follow = ({ data }: MessageEvent<{ type?: string; path?: string } | null>) => {
      // The worker sends paths of this app only.
      if (data?.type === 'open-from-push') void navigate(data.path ?? '/');
    };
    workers.addEventListener('message', follow);
    return () => workers.removeEventListener('message', follow);
  }, [navigate]);
}
