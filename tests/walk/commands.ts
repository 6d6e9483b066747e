import { motmClosesAt, paths } from '@fives/domain';
import { ACTORS } from '@fives/domain/testing/states';
import fc from 'fast-check';
import { fire } from '../../scripts/commands/job.ts';
import { ORGANISER } from '../agreement/action.ts';
import { anyAction } from '../agreement/actions.ts';
import { database } from '../support/database.ts';
import { ActionStep } from './action-step.ts';
import { withCount } from './model.ts';
import { Step, type Walk, WRITE_PATHS } from './step.ts';
import { waitForDerived, waitForStored } from './stored.ts';

/** Moves the start, because the clock of the product cannot be moved. */
class Passing extends Step {
  readonly #hours: number;

  constructor(hours: number) {
    super();
    this.#hours = hours;
  }

  async run(walk: Walk): Promise<void> {
    const { model } = walk;
    const startDateTime = new Date(Date.now() - this.#hours * 3_600_000);
    // A played game cannot move.
    if (model.instance.winningTeam !== null || model.instance.startDateTime < startDateTime) return;
    const fields = { startDateTime, motmClosesAt: motmClosesAt(startDateTime) };
    await database().doc(paths.gameInstance(model.instance.id)).update(fields);
    walk.model = await waitForStored({ ...model, instance: { ...model.instance, ...fields } });
  }

  override toString(): string {
    return `${this.#hours} hours after the start`;
  }
}

class Counting extends Step {
  async run(walk: Walk): Promise<void> {
    // The job needs the due time that a trigger stores.
    await waitForDerived(walk.model);
    await fire('closeMotmVoting');
    walk.model = await waitForStored(withCount(walk.model, new Date()));
  }

  override toString(): string {
    return 'the votes are counted, where they are due';
  }
}

/** The organiser and the players themselves are allowed most actions, so they try most often. */
const anyWho = fc.oneof(fc.constantFrom(...ACTORS), fc.constantFrom(ORGANISER, 'oneself', 'oneself'));

const anyDoing = fc
  .record({ actionIn: anyAction, who: anyWho, writePath: fc.constantFrom(...WRITE_PATHS) })
  .map(({ actionIn, who, writePath }) => new ActionStep(actionIn, who, writePath));

export const STEPS: fc.Arbitrary<Step>[] = [
  ...Array.from({ length: 40 }, () => anyDoing),
  fc.constantFrom(1, 25).map((hours) => new Passing(hours)),
  fc.constant(null).map(() => new Counting()),
];
