import { motmClosesAt, paths } from '@fives/domain';
import { ACTORS } from '@fives/domain/testing/states';
import fc from 'fast-check';
import { closeMotmVoting } from '../../functions/src/jobs/index.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { ORGANISER } from '../agreement/action.ts';
import { anyAction } from '../agreement/actions.ts';
import { database } from '../support/database.ts';
import { settle } from '../support/platform.ts';
import { ActionStep } from './action-step.ts';
import { withCount } from './model.ts';
import { Step, type Walk, type WritePath } from './step.ts';
import { waitForDerived, waitForStored } from './stored.ts';

/** Moves the start into the past, because no test can move the clock of the server. */
class PassTime extends Step {
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

class CountVotes extends Step {
  async run(walk: Walk): Promise<void> {
    // The job needs the due time that a trigger stores.
    await waitForDerived(walk.model);
    await runJob(closeMotmVoting.job, new Date());
    await settle();
    walk.model = await waitForStored(withCount(walk.model, new Date()));
  }

  override toString(): string {
    return 'the job counts votes that are due';
  }
}

/** Prefers the organiser and the affected player, because most actions are only for these two. */
const anyActorUid = fc.oneof(fc.constantFrom(...ACTORS), fc.constantFrom(ORGANISER, 'oneself', 'oneself'));

const anyWritePath = fc.constantFrom<WritePath>('rules', 'rules', 'rules', 'api');

const anyActionStep = fc
  .record({ actionIn: anyAction, actorUid: anyActorUid, writePath: anyWritePath })
  .map(({ actionIn, actorUid, writePath }) => new ActionStep(actionIn, actorUid, writePath));

export const STEPS: fc.Arbitrary<Step>[] = [
  // A walk chooses each entry equally often, and most steps should be actions.
  ...Array.from({ length: 40 }, () => anyActionStep),
  fc.constantFrom(1, 25).map((hours) => new PassTime(hours)),
  fc.constant(null).map(() => new CountVotes()),
];
