import type { InstanceStatus, MoneySettings, newGameSettings, Result, TeamLooks } from '@fives/domain';
import type { Anchor } from './start-times.ts';

type Handles = readonly string[];

/** People who said yes are in `teamA`, `teamB` or `pool`, in reply order. */
export interface DemoInstance
  extends Readonly<Record<'teamA' | 'teamB' | 'pool' | 'no' | 'unanswered', Handles>> {
  readonly id: string;
  /** Weeks after the game's anchor, negative for past instances. */
  readonly weeks: number;
  readonly status: InstanceStatus;
  readonly cancelReason?: string;
  readonly looks?: TeamLooks;
  readonly result?: Result;
  readonly votes?: Readonly<Record<string, number>>;
  /** People who had a spot and said no ten minutes ago. */
  readonly lateDropOuts?: Handles;
  readonly noShows?: Handles;
  /** `amount` is in minor units of the game's currency. */
  readonly cost?: { readonly amount: number; readonly saidPaid: Handles; readonly confirmed: Handles };
}

export interface DemoGame {
  readonly id: string;
  readonly organiser: string;
  readonly coOrganisers?: Handles;
  readonly raters?: Handles;
  /** `{weekday}` in the name becomes the weekday of the anchor. A missing setting has the default of a new game. */
  readonly settings: Parameters<typeof newGameSettings>[0];
  readonly money?: MoneySettings;
  readonly anchor: Anchor;
  /** Oldest first. A season starts `weeks` weeks after the anchor. */
  readonly seasons?: readonly { readonly id: string; readonly name: string; readonly weeks: number }[];
  readonly instances: readonly DemoInstance[];
}
