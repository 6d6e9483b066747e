import type { GiId } from '@fives/domain';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEPS_SCROLL } from '../lib/keeps-scroll.ts';

export function shareLinkState(giId: GiId | undefined): { readonly share: string } | null {
  return giId === undefined ? null : { share: giId };
}

export function useLinkedShare(): { readonly giId: GiId | null; readonly close: () => void } {
  const { state } = useLocation();
  const navigate = useNavigate();
  const linked = sharedGiId(state);
  const [giId, setGiId] = useState(linked);
  useEffect(() => {
    if (linked === null) return;
    setGiId(linked);
    void navigate('.', { replace: true, state: KEEPS_SCROLL });
  }, [linked, navigate]);
  const close = useCallback(() => setGiId(null), []);
  return { giId, close };
}

function sharedGiId(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('share' in state)) return null;
  return typeof state.share === 'string' ? state.share : null;
}
