import { ImpossibleTeamsError } from './problems.ts';
import type { FairTeamsRequest } from './request.ts';

/** A player in a block: on the block's own side (1), or on the opposite one (−1). */
export interface Member {
  readonly player: number;
  readonly sign: 1 | -1;
}

/** Players whose sides depend on one another. Turning a block over keeps every condition inside it. */
export type Block = readonly Member[];

export type Conditions = Pick<FairTeamsRequest, 'locks' | 'apart' | 'keepers'>;

/**
 * Puts players whom a condition binds into one block, by their numbers in `ids`; the free ones are blocks of one.
 * Players locked to a side are bound to each other, and so are two who must be apart, among them the only two keepers.
 * What is said of people who do not play holds by itself, except that they cannot be on a side they are locked to.
 * @throws ImpossibleTeamsError where conditions contradict each other.
 */
export function blocksOf(ids: readonly string[], conditions: Conditions): Block[] {
  const blocks = new BlockBuilder(ids);
  const locks = Object.entries(conditions.locks ?? {});
  const absent = locks.filter(([id]) => !ids.includes(id)).map(([id]) => id);
  if (absent.length > 0) throw new ImpossibleTeamsError('locked-but-not-playing', absent);

  const [first, ...others] = locks;
  for (const [id, side] of others) if (first) blocks.bind(first[0], id, side === first[1] ? 1 : -1);
  for (const [one, other] of conditions.apart ?? []) {
    if (ids.includes(one) && ids.includes(other)) blocks.bind(one, other, -1);
  }
  const keepers = keepersPlaying(ids, conditions);
  const [one, other] = keepers;
  if (one !== undefined && other !== undefined && keepers.length === 2) blocks.bind(one, other, -1);
  return blocks.all();
}

/** The keepers among those who play, once each. */
export function keepersPlaying(ids: readonly string[], { keepers = [] }: Conditions): string[] {
  return ids.filter((id) => keepers.includes(id));
}

/** Joins blocks, each turned so that the signs agree (a union–find with parity, on lists this short done by hand). */
class BlockBuilder {
  readonly #ids: readonly string[];
  readonly #blockOf: Block[];

  constructor(ids: readonly string[]) {
    this.#ids = ids;
    this.#blockOf = ids.map((_, player) => [{ player, sign: 1 }]);
  }

  bind(one: string, other: string, relation: 1 | -1): void {
    const [a, b] = [this.#ids.indexOf(one), this.#ids.indexOf(other)];
    const [blockA, blockB] = [this.#block(a), this.#block(b)];
    const turn = (signOf(blockA, a) * signOf(blockB, b) * relation) as 1 | -1;
    if (blockA === blockB) {
      if (turn === -1) throw new ImpossibleTeamsError('conditions-contradict', [one, other]);
      return;
    }
    const turned = blockB.map(({ player, sign }) => ({ player, sign: (sign * turn) as 1 | -1 }));
    const joined = [...blockA, ...turned];
    for (const { player } of joined) this.#blockOf[player] = joined;
  }

  /** Every block once, in the order of their first players. */
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
