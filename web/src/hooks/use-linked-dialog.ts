import type { GiId, Reply } from '@fives/domain';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEPS_SCROLL } from '../lib/steps-back.ts';

/**
 * Returns the dialog that the link to this screen opens, or null. A reload or a return does not open the dialog again.
 */
export function useLinkedDialog<D extends LinkedDialog>(dialogs: readonly D[]): D | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const linked = dialogToOpen(state, dialogs);
  useEffect(() => {
    if (linked !== null) void navigate('.', { replace: true, state: KEEPS_SCROLL });
  }, [linked, navigate]);
  return linked;
}

export type LinkedDialog =
  | 'winner'
  | 'half-time'
  | 'pick-teams'
  | 'call-off'
  | 'bring-back'
  | 'skip'
  | 'pause'
  | 'leave';

export function dialogLinkState(dialog: LinkedDialog): { readonly opens: LinkedDialog } {
  return { opens: dialog };
}

function dialogToOpen<D extends LinkedDialog>(state: unknown, dialogs: readonly D[]): D | null {
  const opened = valueIn(state, 'opens');
  return dialogs.find((dialog) => dialog === opened) ?? null;
}

/** Returns null if the state of the location has no such field. */
function valueIn(state: unknown, field: string): unknown {
  return (state as Record<string, unknown> | null)?.[field] ?? null;
}

export function replyLinkState(reply: Reply): { readonly reply: Reply } {
  return { reply };
}

/**
 * Calls `onReply` once with the reply of the link to this screen.
 * @param onReply null while no reply can be sent
 */
export function useLinkedReply(onReply: ((reply: Reply) => void) | null): void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const reply = linkedReply(state);
  useEffect(() => {
    if (reply === null || onReply === null) return;
    void navigate({ search }, { replace: true, state: KEEPS_SCROLL });
    onReply(reply);
  }, [reply, onReply, search, navigate]);
}

function linkedReply(state: unknown): Reply | null {
  const reply = valueIn(state, 'reply');
  return reply === 'PLAYING' || reply === 'NOT_PLAYING' ? reply : null;
}

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
  const giId = valueIn(state, 'share');
  return typeof giId === 'string' ? giId : null;
}
