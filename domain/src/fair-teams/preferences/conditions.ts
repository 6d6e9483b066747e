import { ImpossibleTeamsError } from '../explain/fair-teams-errors.ts';
import type { FairTeamsRequest } from './request.ts';

/** Index of a player in `ids`, with the player's sign in the block: 1 for the block's team, −1 for the other. */
export interface Member {
  readonly player: number;
  readonly sign: number;
}

/** Players whose teams depend on each other. The conditions hold with the block in either team. */
export type Block = readonly Member[];

export type Conditions = Pick<FairTeamsRequest, 'locks' | 'apart' | 'keepers'>;

/**
 * Groups players whose teams depend on each other through locks, pairs to keep apart, or exactly two keepers. Ignores
 * absent people, except in locks.
 * @throws ImpossibleTeamsError if conditions contradict each other, or if a lock names an absent person
 */
export function blocksOf(ids: readonly string[], conditions: Conditions): Block[] {
  const locks = Object.entries(conditions.locks ?? {});
  const absent = locks.filter(([id]) => !ids.includes(id)).map(([id]) => id);
  if (absent.length > 0) throw new ImpossibleTeamsError('LOCKED_NOT_PLAYING', absent);

  const members = ids.map((_, player) => ({ player, sign: 1, block: player }));
  /** @param relation 1 for the same team, −1 for different teams */
  const bind = (one: string, other: string, relation: 1 | -1) => {
    const [a, b] = [members[ids.indexOf(one)], members[ids.indexOf(other)]];
    if (a === undefined || b === undefined) return;
    const flip = a.sign * b.sign * relation;
    const isBound = a.block === b.block;
    if (isBound && flip === -1) throw new ImpossibleTeamsError('CONDITIONS_CONTRADICT', [one, other]);
    for (const member of isBound ? [] : members.filter(({ block }) => block === b.block)) {
      member.sign *= flip;
      member.block = a.block;
    }
  };
  const [first, ...others] = locks;
  for (const [id, team] of others) if (first) bind(first[0], id, team === first[1] ? 1 : -1);
  for (const [one, other] of conditions.apart ?? []) bind(one, other, -1);
  const [one, other, third] = keepersPlaying(ids, conditions);
  if (one !== undefined && other !== undefined && third === undefined) bind(one, other, -1);
  const blocks = [...new Set(members.map(({ block }) => block))];
  return blocks.map((block) => members.filter((member) => member.block === block));
}

export function keepersPlaying(ids: readonly string[], { keepers = [] }: Conditions): string[] {
  return ids.filter((id) => keepers.includes(id));
}
