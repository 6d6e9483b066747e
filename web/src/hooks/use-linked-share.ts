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
  const asked = sharedGiId(state);
  const [giId, setGiId] = useState(asked);
  useEffect(() => {
    if (asked === null) return;
    setGiId(asked);
    void navigate('.', { replace: true, state: KEEPS_SCROLL });
  }, [asked, navigate]);
  const close = useCallback(() => setGiId(null), []);
  return { giId, close };
}

function sharedGiId(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('share' in state)) return null;
  return typeof state.share === 'string' ? state.share : null;
}
