import { type Actor, type ApiName, type Reason, type Transition, withRolesOf } from '@fives/domain';
import { NOW } from '@fives/domain/testing/states';
import type { LooselySent } from '../support/api-client.ts';
import type { World } from './worlds.ts';

export const ORGANISER = 'olive';

export const ACCOUNT_WITHOUT_PLAYER = 'nora';

export interface Action {
  readonly name: string;
  readonly change: unknown;
  /** Uid of the affected player instance, or the organiser's uid if the action affects none. */
  readonly uid: string;
  refusal(world: World, actor: Actor): Reason | null;
  /** Returns the fields to write by path, even if the action is forbidden. */
  writes(world: World, actor: Actor): Record<string, object>;
  /** True if the rules refuse the writes of everyone. */
  readonly isOnlyByApi?: boolean | undefined;
  /** Returns the same action as an API call, or null if the API has no equivalent. */
  call(world: World, actor: Actor): ApiCall | null;
}

export interface ApiCall {
  readonly name: ApiName;
  readonly sent: LooselySent;
}

interface ActionParts<State, Change, Fields> {
  readonly uid?: string;
  readonly change: Change;
  readonly state: (world: World) => State;
  readonly writes: (fields: Fields, world: World) => Record<string, object>;
  readonly call: Action['call'];
  readonly isOnlyByApi?: true;
}

export function anAction<State, Change, Fields>(
  name: string,
  transition: Transition<State, Change, Fields>,
  { uid = ORGANISER, change, state, writes, call, isOnlyByApi }: ActionParts<State, Change, Fields>,
): Action {
  // Uses the roles of the game, even if the summary in the instance is outdated.
  const stateOf = (world: World) => state({ ...world, instance: withRolesOf(world.game, world.instance) });
  return {
    name,
    uid,
    change: change instanceof Map ? [...change] : change,
    refusal: (world, actor) => transition.refusal(stateOf(world), actor, change, NOW),
    writes(world, actor) {
      const written = writes(transition.fields(stateOf(world), actor, change, NOW), world);
      return Object.fromEntries(
        Object.entries(written).filter(([, fields]) => Object.keys(fields).length > 0),
      );
    },
    call,
    isOnlyByApi,
  };
}
