import {
  canRatePlayers,
  type FairTeamsInput,
  type Forecast,
  findRepair,
  type ImpossibleReason,
  ImpossibleTeamsError,
  type LineUp,
  predictChance,
  type RepairRequest,
  rate,
  repairRequest,
  type TeamChange,
  toQueue,
  withTeams,
} from '@fives/domain';
import { type FairChoiceSettings, toFairChoice } from '../fair/forecast.ts';

interface RepairForecast extends Forecast {
  /** Chance of team A before the repair. Null while a team is empty. */
  readonly before: number | null;
}

export interface RepairOffer {
  readonly kind: 'found';
  readonly joins: readonly TeamChange[];
  readonly moves: readonly TeamChange[];
  /** Null without enough results or stars. The repair then only evens the numbers of players. */
  readonly forecast: RepairForecast | null;
  /** Changes when a player joins, leaves or changes team. */
  readonly key: string;
}

export type RepairState =
  | RepairOffer
  | { readonly kind: 'none' }
  | { readonly kind: 'impossible'; readonly reason: ImpossibleReason };

/** Uses the same ratings and rules as a pick of fair teams. */
export function offerRepair(input: FairTeamsInput, settings: FairChoiceSettings): RepairState {
  const request = repairRequest(input, toFairChoice(settings));
  if (request.players.length < 2) return { kind: 'none' };
  try {
    const { joins, moves, ...teams } = findRepair(request);
    if (joins.length + moves.length === 0) return { kind: 'none' };
    const forecast = canRatePlayers(request) ? forecastOf(request, teams) : null;
    return { kind: 'found', joins, moves, forecast, key: repairKey(input) };
  } catch (error) {
    if (error instanceof ImpossibleTeamsError) return { kind: 'impossible', reason: error.reason };
    console.error('The search for a repair failed', error);
    return { kind: 'none' };
  }
}

export function repairKey({ instance, people }: Pick<FairTeamsInput, 'instance' | 'people'>): string {
  const queue = withTeams(toQueue(people, instance));
  return queue.playing
    .map(({ uid, team }) => `${uid} ${team}`)
    .toSorted()
    .join();
}

function forecastOf(request: RepairRequest, after: LineUp): RepairForecast {
  const rating = rate(request);
  const isTeamEmpty = request.teamA.length === 0 || request.teamB.length === 0;
  const before = isTeamEmpty ? null : predictChance(rating, request).chanceA;
  return { ...predictChance(rating, after), before };
}
