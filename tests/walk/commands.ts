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

/** Time passes, to so many hours after the start: the product's clock cannot be moved, but the start can. */
class Passing extends Step {
  readonly #hours: number;

  constructor(hours: number) {
    super();
    this.#hours = hours;
  }

  async run(walk: Walk): Promise<void> {
    const { model } = walk;
    const startDateTime = new Date(Date.now() - this.#hours * 3_600_000);
    // A game that was played does not move any more.
    if (model.instance.winningTeam !== null || model.instance.startDateTime < startDateTime) return;
    const fields = { startDateTime, motmClosesAt: motmClosesAt(startDateTime) };
    await database().doc(paths.gameInstance(model.instance.id)).update(fields);
    walk.model = await waitForStored({ ...model, instance: { ...model.instance, ...fields } });
  }

  override toString(): string {
    return `${this.#hours} hours after the start`;
  }
}

/** The job that counts votes runs. */
class Counting extends Step {
  async run(walk: Walk): Promise<void> {
    // The job finds what is due by what a trigger has worked out.
    await waitForDerived(walk.model);
    await fire('closeMotmVoting');
    walk.model = await waitForStored(withCount(walk.model, new Date()));
  }

  override toString(): string {
    return 'the votes are counted, where they are due';
  }
}

/** The organiser and people themselves may do most things, so they try most. */
const anyWho = fc.oneof(fc.constantFrom(...ACTORS), fc.constantFrom(ORGANISER, 'oneself', 'oneself'));

const anyDoing = fc
  .record({ deedIn: anyAction, who: anyWho, door: fc.constantFrom(...WRITE_PATHS) })
  .map(({ deedIn, who, door }) => new ActionStep(deedIn, who, door));

/** Everything that may happen next; time passes more slowly than people do things. */
export const STEPS: fc.Arbitrary<Step>[] = [
  ...Array.from({ length: 40 }, () => anyDoing),
  fc.constantFrom(1, 25).map((hours) => new Passing(hours)),
  fc.constant(null).map(() => new Counting()),
];
