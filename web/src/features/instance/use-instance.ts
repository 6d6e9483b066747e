import { actingUid, entryUids, type GameInstance, type GiId } from '@fives/domain';
import { useEffect, useState } from 'react';
import { inviteKey } from '../../config/paths.ts';
import { showKey } from '../../db/admissions.ts';
import { useGameInstance } from '../../db/game-instances.ts';
import { useGame } from '../../db/games.ts';
import type { LivePlayerInstance } from '../../db/given-replies.ts';
import type { Live } from '../../db/live.ts';
import { useMyBallot } from '../../db/motm-ballots.ts';
import { knowsEveryone, useOwnPlayerInstance, usePlayerInstances } from '../../db/player-instances.ts';
import { useNow } from '../../hooks/use-now.ts';
import { reuseEqualParts } from '../../lib/same.ts';
import { type SignedIn, useUid } from '../../session/session.ts';
import { dueActions } from './cards/due-actions.ts';
import { useRemainingPeople } from './entry/remove-entry.ts';
import { hasSpotForEveryYes, type InstanceView, type KnownPeople, toInstanceView } from './instance-view.ts';

type LiveInstance = Live<GameInstance | null>;

/**
 * Watches an instance. A login starts a new listener with new rights, and the old data stays until its first snapshot,
 * so that the dialog stays open.
 */
export function useInstance(giId: GiId): LiveInstance {
  const isShown = useKeyShown(giId);
  const live = useGameInstance(isShown ? giId : null);
  const [known, setKnown] = useState<{ giId: GiId; live: LiveInstance }>({ giId, live });
  if (live.status !== 'loading' && live !== known.live) setKnown({ giId, live });
  return live.status === 'loading' && known.giId === giId ? known.live : live;
}

/** True if the key of the invite link, if any, has been sent for the signed-in user. */
function useKeyShown(giId: GiId): boolean {
  const uid = useUid();
  const who = `${uid} ${giId}`;
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (inviteKey() !== null) void showKey(giId).then(() => setShown(`${uid} ${giId}`));
  }, [giId, uid]);
  return inviteKey() === null || shown === who;
}

export function useInstanceView(
  instance: GameInstance,
  session: SignedIn,
): { view: InstanceView; live: Live<LivePlayerInstance[]> } {
  const now = useNow();
  const live = usePlayerInstances(instance.id, entryUids(instance));
  const stays = useRemainingPeople(instance.id);
  const known = knownOf(live, instance);
  const staying = { ...known, list: known.list.filter(stays) };
  return { view: useSame(toInstanceView(instance, staying, session, now)), live };
}

/**
 * Watches the viewer's own player instance and the clock. When the spots are taken everyone is watched, because the
 * queue decides.
 */
export function useOwnView(instance: GameInstance, session: SignedIn): InstanceView {
  const now = useNow();
  const isFull = !hasSpotForEveryYes(instance);
  const own = useOwnPlayerInstance(instance.id, actingUid(instance.game, session.uid));
  const everybody = knownOf(usePlayerInstances(isFull ? instance.id : null, entryUids(instance)), instance);
  const known =
    everybody.of === 'all' || own.status !== 'success'
      ? everybody
      : { list: own.data, of: 'viewer' as const };
  return useSame(toInstanceView(instance, known, session, now));
}

function knownOf(live: Live<LivePlayerInstance[]>, instance: GameInstance): KnownPeople {
  if (live.status !== 'success') return { list: [], of: 'listed' };
  return { list: live.data, of: knowsEveryone(live, entryUids(instance)) ? 'all' : 'listed' };
}

/** Returns the previous object while the value is deeply equal. */
function useSame<T>(next: T): T {
  const [kept, setKept] = useState(next);
  const same = reuseEqualParts(kept, next);
  if (same !== kept) setKept(same);
  return same;
}

export function useLastKnown<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/** Watches the stat of the day, which only members can read. */
export function useDailyStat({ instance, viewer }: InstanceView) {
  const isMember = instance.memberUids.includes(viewer.uid);
  const game = useGame(isMember ? instance.gameId : null);
  return {
    isLoading: isMember && game.status === 'loading',
    stat: (game.status === 'success' && game.data?.dailyStat) || null,
  };
}

export function useOwnBallot(view: InstanceView) {
  const uid = dueActions(view).pickMotm ? view.viewer.uid : null;
  const ballot = useMyBallot(view.instance.id, uid);
  return {
    isLoading: uid !== null && ballot.status === 'loading',
    hasVoted: ballot.status === 'success' && (ballot.data?.votes.length ?? 0) > 0,
  };
}
