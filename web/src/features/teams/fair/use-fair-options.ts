import {
  type FairTeamsInput,
  fairTeamsRequest,
  type ImpossibleReason,
  ImpossibleTeamsError,
  type LineUpWithForecast,
  pickFairTeams,
} from '@fives/domain';
import { useEffect, useState } from 'react';
import { type FairSettings, toChoice } from './fair-settings.ts';

/** What a pick would offer: the best teams and the alternatives, or why there are none. */
export type FairOptions =
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly teams: readonly LineUpWithForecast[] }
  | { readonly kind: 'impossible'; readonly reason: ImpossibleReason };

const SEARCHING: FairOptions = { kind: 'searching' };

type Wishes = Pick<FairSettings, 'preset' | 'locks' | 'seed'>;

/**
 * The teams that the server would pick for the same wishes. The search takes up to a twentieth of a second for 22, so
 * it waits until the screen has been drawn.
 */
export function useFairOptions(grounds: FairTeamsInput, { preset, locks, seed }: Wishes): FairOptions {
  const [found, setFound] = useState<FairOptions>(SEARCHING);
  useEffect(() => {
    const timer = setTimeout(() => setFound(search(grounds, { preset, locks, seed })));
    return () => clearTimeout(timer);
  }, [grounds, preset, locks, seed]);
  return found;
}

function search(grounds: FairTeamsInput, wishes: Wishes): FairOptions {
  try {
    const best = pickFairTeams(fairTeamsRequest(grounds, toChoice(wishes)));
    return { kind: 'found', teams: [best, ...best.alternatives] };
  } catch (error) {
    if (error instanceof ImpossibleTeamsError) return { kind: 'impossible', reason: error.reason };
    console.error('The search for fair teams failed', error);
    return { kind: 'found', teams: [] };
  }
}
