import {
  type Actor,
  type GameInstance,
  hasStarted,
  invitedUids,
  type PlayerInstance,
  setStatus,
} from '@fives/domain';
import { useEffect } from 'react';
import { saveInstance } from '../../../db/game-instances.ts';
import { useGame } from '../../../db/games.ts';
import { dataOf } from '../../../db/live.ts';
import { createIdStore } from '../../../lib/store.ts';
import { useActor } from '../../../session/session.ts';
import { isReachReportKnown, reportReach, useReach } from '../../../shared/reach/reach.ts';
import { ReachNote } from '../../../shared/reach/reach-note.tsx';
import { runUnlessUndone, saveOrToast } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';

const pendingInvites = createIdStore();

/**
 * Returns `inviteAll`, which invites the player pool after the undo time. `isWaiting` is true during that time.
 * @param people null while loading
 */
export function useInviteAll(instance: GameInstance, people: readonly PlayerInstance[] | null) {
  const live = useGame(instance.gameId);
  const actor = useActor();
  const isWaiting = pendingInvites.use().has(instance.id);
  const game = dataOf(live);
  const count = game && people ? invitedUids({ game, people }, actor.uid).length : 0;
  const inviteAll = () => {
    if (pendingInvites.has(instance.id)) return;
    pendingInvites.set(instance.id, true);
    const stopWaiting = () => pendingInvites.set(instance.id, false);
    const send = () => {
      void sendInvites(instance, actor, "Couldn't send the invites");
      stopWaiting();
    };
    runUnlessUndone(`Inviting ${playersText(count)}`, send, stopWaiting);
  };
  return { count, isWaiting, inviteAll };
}

/** Stores the status `INVITES_SENT`. The server then creates the player instances and sends the invites. */
export async function sendInvites(instance: GameInstance, actor: Actor, failure: string): Promise<void> {
  const saved = saveInstance(setStatus, instance, actor, { status: 'INVITES_SENT' });
  if (await saveOrToast(saved, failure)) await reportReach(instance.id, 'invites');
}

export function playersText(count: number): string {
  return count === 1 ? '1 player' : `all ${count} players`;
}

interface InvitesReachProps {
  readonly instance: GameInstance;
  readonly count: number;
}

export function InvitesReach({ instance, count }: InvitesReachProps) {
  const live = useReach(instance.id, String(count));
  return <ReachNote live={live} of="invites" />;
}

/** Stores a report of the reach of automatic invites, unless it is stored or dismissed on this device. */
export function AutoInvitesReport({ view: { instance, now } }: { readonly view: InstanceView }): null {
  const { id, game, status, isFirstGame, startDateTime } = instance;
  const areSent = status === 'INVITES_SENT' && game.autoInvites && !isFirstGame;
  const isDue = areSent && !hasStarted(startDateTime, now);
  useEffect(() => {
    if (isDue && !isReachReportKnown(id)) void reportReach(id, 'invites');
  }, [isDue, id]);
  return null;
}
