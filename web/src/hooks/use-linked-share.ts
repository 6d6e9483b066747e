import type { GiId } from '@fives/domain';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEPS_SCROLL } from '../lib/keeps-scroll.ts';
import { sharedGiId } from '../lib/linked-share.ts';

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
