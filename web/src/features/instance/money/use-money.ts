import { type Cost, type OwnShare, winnerReason } from '@fives/domain';
import type { Live } from '../../../db/live.ts';
import { useCost, useOwnShare } from '../../../db/money.ts';
import type { InstanceView } from '../instance-view.ts';

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
