import { type Cost, type OwnShare, winnerReason } from '@fives/domain';
import type { Live } from '../../../db/live.ts';
import { useCost, useOwnShare } from '../../../db/money.ts';
import type { InstanceView } from '../instance-view.ts';

type Money =
  /** The cost is null before the first entry. */
  { readonly of: 'editor'; readonly cost: Cost | null } | { readonly of: 'player'; readonly share: OwnShare };

/**
 * Watches the cost from the start of the instance: all of it for an editor, else the viewer's share.
 *
 * @returns `money` is null if there is nothing to show
 */
export function useMoney({ instance, viewer, now }: InstanceView): {
  readonly isLoading: boolean;
  readonly money: Money | null;
} {
  const isMember = instance.memberUids.includes(viewer.uid);
  const giId = winnerReason(instance, now) === null ? instance.id : null;
  const mayEdit = viewer.may.has('editMoney');
  const cost = useCost(mayEdit ? giId : null);
  const share = useOwnShare(isMember && !mayEdit ? giId : null, viewer.uid);
  if (giId === null || !(mayEdit || isMember)) return { isLoading: false, money: null };
  if (mayEdit) return watched(cost, (known) => ({ of: 'editor', cost: known }));
  return watched(share, (known) => (known && known.total > 0 ? { of: 'player', share: known } : null));
}

function watched<T>(live: Live<T>, toMoney: (known: T) => Money | null) {
  return {
    isLoading: live.status === 'loading',
    money: live.status === 'success' ? toMoney(live.data) : null,
  };
}
