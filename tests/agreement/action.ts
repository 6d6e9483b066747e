import { type Actor, type ApiName, type Reason, type Transition, withRolesOf } from '@fives/domain';
import { NOW } from '@fives/domain/testing/states';
import type { LooselySent } from '../support/api-client.ts';
import type { World } from './worlds.ts';

/** Whose games all of them are. */
export const ORGANISER = 'olive';

/** Who has an account and no player: the second step of registering is still to come. */
export const WITHOUT_PLAYER = 'nora';

/** Something that people do at {@link NOW}, by one of the domain's transitions. */
export interface Action {
  readonly name: string;
  readonly change: unknown;
  /** Whose place it is about; the organiser's uid where it is about none. */
  readonly uid: string;
  /** Why the domain forbids it; null where it does not. */
  refusal(world: World, actor: Actor): Reason | null;
  /** The fields to write, by path. Where it is forbidden: those that it would write if it were not. */
  writes(world: World, actor: Actor): Record<string, object>;
  /** The same as a call of the API; null where the API has none that says exactly this. */
  call(world: World, actor: Actor): ApiCall | null;
}

export interface ApiCall {
  readonly name: ApiName;
  readonly sent: LooselySent;
}

interface Parts<State, Change, Fields> {
  readonly uid?: string;
  readonly change: Change;
  readonly state: (world: World) => State;
  readonly writes: (fields: Fields, world: World) => Record<string, object>;
  readonly call: Action['call'];
}

/** Makes a deed of a transition: what it is applied to, and how its fields and its change look at the other doors. */
export function anAction<State, Change, Fields>(
  name: string,
  transition: Transition<State, Change, Fields>,
  { uid = ORGANISER, change, state, writes, call }: Parts<State, Change, Fields>,
): Action {
  // The roles are those of the game, whatever the summary in the instance says.
  const decided = (world: World) => state({ ...world, instance: withRolesOf(world.game, world.instance) });
  return {
    name,
    uid,
    change: change instanceof Map ? [...change] : change,
    refusal: (world, actor) => transition.refusal(decided(world), actor, change, NOW),
    writes(world, actor) {
      const written = writes(transition.fields(decided(world), actor, change, NOW), world);
      return Object.fromEntries(
        Object.entries(written).filter(([, fields]) => Object.keys(fields).length > 0),
      );
    },
    call,
  };
}
