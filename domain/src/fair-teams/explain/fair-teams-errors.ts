import type { Uid } from '../../ids.ts';

export class FairTeamsInputError extends Error {
  override readonly name = 'FairTeamsInputError';
}

type ImpossibleCode =
  | 'CONDITIONS_CONTRADICT'
  /** The conditions allow only team sizes that differ by two or more, or a team without a keeper. */
  | 'TEAMS_UNEVEN'
  | 'LOCKED_NOT_PLAYING';

export interface ImpossibleReason {
  readonly code: ImpossibleCode;
  readonly players: readonly string[];
}

export class ImpossibleTeamsError extends Error {
  override readonly name = 'ImpossibleTeamsError';
  readonly reason: ImpossibleReason;

  constructor(code: ImpossibleCode, players: readonly string[]) {
    super(code);
    this.reason = { code, players };
  }
}

export const IMPOSSIBLE_SENTENCES = {
  CONDITIONS_CONTRADICT: 'These rules contradict each other, so change one',
  TEAMS_UNEVEN: 'These rules make the teams uneven',
  LOCKED_NOT_PLAYING: "You've fixed a team for someone who isn't playing",
} as const satisfies Record<ImpossibleCode, string>;

export function impossibleText({ code, players }: ImpossibleReason, nameOf?: (uid: Uid) => string): string {
  const names = nameOf ? players.map(nameOf).join(', ') : '';
  return names === '' ? IMPOSSIBLE_SENTENCES[code] : `${IMPOSSIBLE_SENTENCES[code]}: ${names}`;
}

/** True if `IMPOSSIBLE_SENTENCES` contains the code. A newer API may return other codes. */
export function isImpossibleReason(reason: {
  readonly code: string;
  readonly players?: readonly string[] | undefined;
}): reason is ImpossibleReason {
  return Object.hasOwn(IMPOSSIBLE_SENTENCES, reason.code) && reason.players !== undefined;
}
