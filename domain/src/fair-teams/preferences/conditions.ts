import { ImpossibleTeamsError } from '../explain/fair-teams-errors.ts';
import type { FairTeamsRequest } from './request.ts';

/** Index of a player in `ids`, with the player's sign in the block: 1 for the block's team, −1 for the other. */
export interface Member {
  readonly player: number;
  readonly sign: 1 | -1;
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
  const blocks = new BlockBuilder(ids);
  const locks = Object.entries(conditions.locks ?? {});
  const absent = locks.filter(([id]) => !ids.includes(id)).map(([id]) => id);
  if (absent.length > 0) throw new ImpossibleTeamsError('LOCKED_NOT_PLAYING', absent);

  const [first, ...others] = locks;
  for (const [id, team] of others) if (first) blocks.bind(first[0], id, team === first[1] ? 1 : -1);
  for (const [one, other] of conditions.apart ?? []) {
    if (ids.includes(one) && ids.includes(other)) blocks.bind(one, other, -1);
  }
  const keepers = keepersPlaying(ids, conditions);
  const [one, other] = keepers;
  if (one !== undefined && other !== undefined && keepers.length === 2) blocks.bind(one, other, -1);
  return blocks.all();
}

export function keepersPlaying(ids: readonly string[], { keepers = [] }: Conditions): string[] {
  return ids.filter((id) => keepers.includes(id));
}

/** Joins blocks so that the signs of their players agree (union–find with parity). Short lists need no tree. */
class BlockBuilder {
  readonly #ids: readonly string[];
  readonly #blockOf: Block[];

  constructor(ids: readonly string[]) {
    this.#ids = ids;
    this.#blockOf = ids.map((_, player) => [{ player, sign: 1 }]);
  }

  /** @param relation 1 for the same team, −1 for different teams */
  bind(one: string, other: string, relation: 1 | -1): void {
    const [a, b] = [this.#ids.indexOf(one), this.#ids.indexOf(other)];
    const [blockA, blockB] = [this.#block(a), this.#block(b)];
    const flip = (signOf(blockA, a) * signOf(blockB, b) * relation) as 1 | -1;
    if (blockA === blockB) {
      if (flip === -1) throw new ImpossibleTeamsError('CONDITIONS_CONTRADICT', [one, other]);
      return;
    }
    const flipped = blockB.map(({ player, sign }) => ({ player, sign: (sign * flip) as 1 | -1 }));
    const joined = [...blockA, ...flipped];
    for (const { player } of joined) this.#blockOf[player] = joined;
  }

  all(): Block[] {
    return [...new Set(this.#blockOf)];
  }

  #block(player: number): Block {
    return this.#blockOf[player] ?? [];
  }
}

function signOf(block: Block, player: number): 1 | -1 {
  return block.find((member) => member.player === player)?.sign ?? 1;
}
