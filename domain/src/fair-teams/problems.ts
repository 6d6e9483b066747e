/** A request that makes no sense: someone listed twice, too few people, a date that is none. */
export class FairTeamsInputError extends Error {
  override readonly name = 'FairTeamsInputError';
}

/** Why conditions can never be met. */
export type ImpossibleBecause =
  /** A condition and others say opposite things of the same people. */
  | 'conditions-contradict'
  /** Meeting every condition makes one side larger than the other by two or more. */
  | 'sides-uneven'
  /** Someone is locked to a side who does not play. */
  | 'locked-but-not-playing';

/** Conditions of the organiser that no two teams can meet. Nothing was picked. */
export class ImpossibleTeamsError extends Error {
  override readonly name = 'ImpossibleTeamsError';
  readonly because: ImpossibleBecause;
  /** The people whose conditions it is about. */
  readonly players: readonly string[];

  constructor(because: ImpossibleBecause, players: readonly string[]) {
    super(SENTENCES[because]);
    this.because = because;
    this.players = players;
  }
}

const SENTENCES: Record<ImpossibleBecause, string> = {
  'conditions-contradict': 'These conditions contradict each other, so no teams can meet them',
  'sides-uneven': 'With these conditions the teams cannot be equally large',
  'locked-but-not-playing': 'Someone locked to a team is not playing',
};
