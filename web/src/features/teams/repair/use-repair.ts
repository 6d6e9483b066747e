import type { FairTeamsInput } from '@fives/domain';
import { useEffect, useState } from 'react';
import type { ChoiceSettings } from '../fair/fair-settings.ts';
import { offerRepair, type Repairing, repairKey } from './offer-repair.ts';

interface Shown {
  readonly repairing: Repairing;
  /** True if the teams or the players changed after an earlier offer. */
  readonly isRenewed: boolean;
}

/**
 * Offers a repair of the present teams, and a new one when the teams, the players or the rules change. The search takes
 * up to 100 ms for 22 people, so it starts after the render.
 */
export function useRepair(grounds: FairTeamsInput | null, { preset, locks, seed }: ChoiceSettings) {
  const [shown, setShown] = useState<Shown>({ repairing: { kind: 'searching' }, isRenewed: false });
  useEffect(() => {
    if (grounds === null) return;
    const timer = setTimeout(() => {
      const repairing = offerRepair(grounds, { preset, locks, seed });
      setShown((before) => ({ repairing, isRenewed: isRenewed(before, repairing) }));
    });
    return () => clearTimeout(timer);
  }, [grounds, preset, locks, seed]);
  const { repairing } = shown;
  const isCurrent = repairing.kind === 'found' && grounds !== null && repairing.key === repairKey(grounds);
  return { ...shown, isCurrent };
}

export function isRenewed(before: Shown, next: Repairing): boolean {
  if (next.kind !== 'found' || before.repairing.kind !== 'found') return false;
  return before.isRenewed || before.repairing.key !== next.key;
}
