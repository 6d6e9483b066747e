import {
  actingUid,
  type Cost,
  entryUids,
  type GameInstance,
  type GiId,
  type OwnShare,
  winnerReason,
} from '@fives/domain';
import { useEffect, useState } from 'react';
import { inviteKey } from '../../config/paths.ts';
import { storeInviteKey } from '../../db/admissions.ts';
import { useGameInstance, useMyBallot } from '../../db/game-instances.ts';
import { useGame } from '../../db/games.ts';
import type { LivePlayerInstance } from '../../db/given-replies.ts';
import { dataOf, type Live } from '../../db/live.ts';
import { useCost, useOwnShare } from '../../db/money.ts';
import { knowsEveryone, useOwnPlayerInstance, usePeople } from '../../db/player-instances.ts';
import { useNow } from '../../hooks/use-environment.ts';
import { reuseEqualParts } from '../../lib/reuse-equal-parts.ts';
import { type SignedIn, useUid } from '../../session/session.ts';
import { dueActions } from './cards/due-actions.ts';
import { useIsRemaining } from './entry/merge-form.tsx';
import {
  hasFreeSpotAndNoReserves,
  type InstanceView,
  type KnownPeople,
  toInstanceView,
} from './instance-view.ts';

type LiveInstance = Live<GameInstance | null>;

/**
 * Watches an instance. A login starts a new listener with new permissions. The old data stays until the first snapshot
 * of the new listener, so that an open dialog stays open.
 */
export function useInstance(giId: GiId): LiveInstance {
  const isKeyStored = useInviteKeyStored(giId);
  const live = useGameInstance(isKeyStored ? giId : null);
  const [known, setKnown] = useState<{ giId: GiId; live: LiveInstance }>({ giId, live });
  if (live.status !== 'loading' && live !== known.live) setKnown({ giId, live });
  return live.status === 'loading' && known.giId === giId ? known.live : live;
}

function useInviteKeyStored(giId: GiId): boolean {
  const uid = useUid();
  const [storedFor, setStoredFor] = useState<string | null>(null);
  useEffect(() => {
    if (inviteKey() !== null) void storeInviteKey(giId).then(() => setStoredFor(`${uid} ${giId}`));
  }, [giId, uid]);
  return inviteKey() === null || storedFor === `${uid} ${giId}`;
}

export function useInstanceView(
  instance: GameInstance,
  session: SignedIn,
): { view: InstanceView; live: Live<LivePlayerInstance[]> } {
  const now = useNow();
  const live = usePeople(instance.id, instance);
  const isRemaining = useIsRemaining(instance.id);
  const known = toKnownPeople(live, instance);
  const remaining = { ...known, list: known.list.filter(isRemaining) };
  return { view: useEqualParts(toInstanceView(instance, remaining, session, now)), live };
}

/**
 * Watches only the viewer's own player instance, for the home screen. Without free spots the hook watches everyone,
 * because the reply state depends on the queue.
 */
export function useOwnView(instance: GameInstance, session: SignedIn): InstanceView {
  const now = useNow();
  const isFull = !hasFreeSpotAndNoReserves(instance);
  const own = useOwnPlayerInstance(instance.id, actingUid(instance.game, session.uid));
  const everybody = toKnownPeople(usePeople(isFull ? instance.id : null, instance), instance);
  const known =
    everybody.scope === 'all' || own.status !== 'success'
      ? everybody
      : { list: own.data, scope: 'viewer' as const };
  return useEqualParts(toInstanceView(instance, known, session, now));
}

function toKnownPeople(live: Live<LivePlayerInstance[]>, instance: GameInstance): KnownPeople {
  if (live.status !== 'success') return { list: [], scope: 'listed' };
  return { list: live.data, scope: knowsEveryone(live, entryUids(instance)) ? 'all' : 'listed' };
}

/** Returns `next` with the equal parts of the previous render, so that memoised components do not render again. */
function useEqualParts<T>(next: T): T {
  const [kept, setKept] = useState(next);
  const same = reuseEqualParts(kept, next);
  if (same !== kept) setKept(same);
  return same;
}

export function useLastNonNull<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/** Only members can read the game that stores the stat of the day. */
export function useDailyStat({ instance, viewer }: InstanceView) {
  const isMember = instance.memberUids.includes(viewer.uid);
  const game = useGame(isMember ? instance.gameId : null);
  return {
    isLoading: isMember && game.status === 'loading',
    stat: dataOf(game)?.dailyStat || null,
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

type Money =
  /** The cost is null before the first entry. */
  | { readonly role: 'editor'; readonly cost: Cost | null }
  | { readonly role: 'player'; readonly share: OwnShare };

/**
 * After the start, watches the cost for an editor, or the viewer's share for another member.
 * @returns `money` is null if there is nothing to show
 */
export function useMoney({ instance, viewer, now }: InstanceView): {
  readonly isLoading: boolean;
  readonly money: Money | null;
} {
  const isMember = instance.memberUids.includes(viewer.uid);
  const hasMoney = !instance.importId && winnerReason(instance, now) === null;
  const giId = hasMoney ? instance.id : null;
  const mayEdit = viewer.may.has('editMoney');
  const cost = useCost(mayEdit ? giId : null);
  const share = useOwnShare(isMember && !mayEdit ? giId : null, viewer.uid);
  if (giId === null || !(mayEdit || isMember)) return { isLoading: false, money: null };
  if (mayEdit) return toMoneyState(cost, (known) => ({ role: 'editor', cost: known }));
  return toMoneyState(share, (known) => (known && known.total > 0 ? { role: 'player', share: known } : null));
}

function toMoneyState<T>(live: Live<T>, toMoney: (known: T) => Money | null) {
  return {
    isLoading: live.status === 'loading',
    money: live.status === 'success' ? toMoney(live.data) : null,
  };
}
