import type { Team } from '../../instance/player-instance.schema.ts';
import type { LineUp } from '../../teams/line-up.ts';
import type { RepairRequest } from '../preferences/request.ts';
import type { Measure, SearchInput } from './search-input.ts';

/** Sums over the people of one or more blocks. */
export interface Sums extends Measure {
  readonly moves: number;
  /** Expected goal difference in units of luck, without the effect of an extra player. */
  readonly lead: number;
}

/** One of the two assignments of a block to teams. */
export interface Choice extends Sums {
  readonly block: number;
  readonly sign: 1 | -1;
}

/**
 * Returns the choices that meet the locks, for each block. Sorts the blocks by |lead|, largest first, and the choices of
 * a block by moves, fewest first. Members with sign 1 are in team A.
 */
export function choicesOf(
  { rating, ids, space }: SearchInput,
  { locks = {}, ...old }: RepairRequest,
): (readonly Choice[])[] {
  const oldTeams = teamsByUid(old);
  const locked = new Map(Object.entries(locks));
  const strengthOf = (id: string) => rating.mean[rating.indices.get(id) ?? -1] ?? 0;
  const choicesFor = (block: number): Choice[] => {
    const choices = ([1, -1] as const).map((sign) => {
      const people = (space.blocks[block] ?? []).map((member) => {
        const id = ids[member.player] ?? '';
        return { id, sign: sign * member.sign, team: sign === member.sign ? 'TEAM_A' : 'TEAM_B' };
      });
      return {
        ...space.measure([sign], block),
        block,
        sign,
        isAllowed: people.every(({ id, team }) => (locked.get(id) ?? team) === team),
        moves: people.filter(({ id, team }) => (oldTeams.get(id) ?? team) !== team).length,
        lead: people.reduce((sum, person) => sum + person.sign * strengthOf(person.id), 0),
      };
    });
    return choices.filter(({ isAllowed }) => isAllowed).toSorted((a, b) => a.moves - b.moves);
  };
  return space.blocks
    .map((_, block) => choicesFor(block))
    .toSorted(([one], [other]) => Math.abs(other?.lead ?? 0) - Math.abs(one?.lead ?? 0));
}

export function teamsByUid({ teamA, teamB }: LineUp): ReadonlyMap<string, Team> {
  return new Map([
    ...teamA.map((uid) => [uid, 'TEAM_A'] as const),
    ...teamB.map((uid) => [uid, 'TEAM_B'] as const),
  ]);
}

export function addChoice(sums: Sums, choice: Choice): Sums {
  return {
    surplus: sums.surplus + choice.surplus,
    keepers: sums.keepers | choice.keepers,
    moves: sums.moves + choice.moves,
    lead: sums.lead + choice.lead,
  };
}
