import type { FairTeamsInput } from '@fives/domain';
import { useEffect, useState } from 'react';
import type { FairChoiceSettings } from '../fair/fair-settings.ts';
import { offerRepair, type RepairState, repairKey } from './offer-repair.ts';

interface ShownRepair {
  readonly repair: RepairState;
  /** True if an earlier offer was for other teams or players. */
  readonly isRenewed: boolean;
}

/**
 * Searches for a repair again when the teams, the players or the rules change. A search takes up to 100 ms for 22
 * people, so the search starts after the render.
 */
export function useRepair(input: FairTeamsInput | null, { preset, locks, seed }: FairChoiceSettings) {
  const [shown, setShown] = useState<ShownRepair>({ repair: { kind: 'searching' }, isRenewed: false });
  useEffect(() => {
    if (input === null) return;
    const timer = setTimeout(() => {
      const repair = offerRepair(input, { preset, locks, seed });
      setShown((previous) => ({ repair, isRenewed: isRenewedAfter(previous, repair) }));
    });
    return () => clearTimeout(timer);
  }, [input, preset, locks, seed]);
  const { repair } = shown;
  // False between a change and the end of the new search.
  const isCurrent = repair.kind === 'found' && input !== null && repair.key === repairKey(input);
  return { ...shown, isCurrent };
}

export function isRenewedAfter(previous: ShownRepair, next: RepairState): boolean {
  if (next.kind !== 'found' || previous.repair.kind !== 'found') return false;
  return previous.isRenewed || previous.repair.key !== next.key;
}
