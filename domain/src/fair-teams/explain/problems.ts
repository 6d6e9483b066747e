import type { Uid } from '../../ids.ts';
/** A request that makes no sense: somebody listed twice, too few people, a date that is not valid. */
export class FairTeamsInputError extends Error {
  override readonly name = 'FairTeamsInputError';
}

/** Every way in which the organiser's conditions can rule out all line-ups. */
export type ImpossibleCode =
  /** Conditions ask opposite things of the same people. */
  | 'CONDITIONS_CONTRADICT'
  /** Meeting every condition makes one team larger than the other by two or more, or leaves one without a keeper. */
  | 'TEAMS_UNEVEN'
  /** Somebody is locked to a team who does not play. */
  | 'LOCKED_NOT_PLAYING';

/** Why no line-up meets the conditions, and the uids of the people whose conditions those are. */
export interface ImpossibleReason {
  readonly code: ImpossibleCode;
  readonly players: readonly string[];
}

/** Thrown where no line-up meets the organiser's conditions. Nothing was picked. */
export class ImpossibleTeamsError extends Error {
  override readonly name = 'ImpossibleTeamsError';
  readonly reason: ImpossibleReason;

  constructor(code: ImpossibleCode, players: readonly string[]) {
    super(code);
    this.reason = { code, players };
  }
}

/** What people read of each. */
export const IMPOSSIBLE_SENTENCES = {
  CONDITIONS_CONTRADICT: 'These rules contradict each other, so change one',
  TEAMS_UNEVEN: 'These rules make the teams uneven',
  LOCKED_NOT_PLAYING: "You've fixed a team for someone who isn't playing",
} as const satisfies Record<ImpossibleCode, string>;

/** The reason as a sentence, without a full stop; it ends with everybody's name where `nameOf` says what they are. */
export function impossibleText({ code, players }: ImpossibleReason, nameOf?: (uid: Uid) => string): string {
  const names = nameOf ? players.map(nameOf).join(', ') : '';
  return names === '' ? IMPOSSIBLE_SENTENCES[code] : `${IMPOSSIBLE_SENTENCES[code]}: ${names}`;
}

/** Whether a code that came from the API is one of these. An older app may not know every code of a newer server. */
export function isImpossibleReason(reason: {
  readonly code: string;
  readonly players?: readonly string[] | undefined;
}): reason is ImpossibleReason {
  return Object.hasOwn(IMPOSSIBLE_SENTENCES, reason.code) && reason.players !== undefined;
}
