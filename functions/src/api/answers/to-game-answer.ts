import {
  type Game,
  type GameAnswer,
  type GameInstance,
  type GameInstanceAnswer,
  type GameSettings,
  toGameSummary,
} from '@fives/domain';
import type { WholeInstance } from '../../instance/whole-instance.ts';
import { toPlayerInstanceAnswer } from './to-player-instance-answer.ts';
import type { View } from './view.ts';

type Instance = Pick<WholeInstance, 'instance' | 'people'>;

/** A game with instances, as a member sees it. */
export function toGameAnswer(game: Game, instances: readonly Instance[], view: View): GameAnswer {
  const { memberUids, dailyStat, createdAt } = game;
  return {
    ...settingsAnswer(game.id, game),
    memberUids,
    dailyStat: dailyStat && { ...dailyStat, computedAt: dailyStat.computedAt.toISOString() },
    createdAt: createdAt.toISOString(),
    gameInstances: instances.map((instance) => toInstanceAnswer(instance, view)),
  };
}

/** An instance with its people, for someone signed in who holds the link and is no member of the game. */
export function toLinkHolderAnswer({ instance, people }: Instance, view: View): GameAnswer {
  return {
    ...settingsAnswer(instance.gameId, instance.game),
    gameInstances: [toInstanceAnswer({ instance, people }, view)],
  };
}

/** The invite card of a visitor: nobody's name, not even a winner's, and no teams. */
export function toInviteCard(instance: GameInstance): GameAnswer {
  return {
    ...settingsAnswer(instance.gameId, instance.game),
    gameInstances: [{ ...instanceFields(instance), motmAwarded: [], forecast: null }],
  };
}

function settingsAnswer(
  gameId: string,
  game: GameSettings & { orgUid: string },
): GameSettings & { _id: string; orgUid: string } {
  return { _id: gameId, ...toGameSummary(game) };
}

function toInstanceAnswer({ instance, people }: Instance, view: View): GameInstanceAnswer {
  return {
    ...instanceFields(instance),
    playerInstances: people.map((person) => toPlayerInstanceAnswer(instance.id, person, view)),
  };
}

function instanceFields(instance: GameInstance): GameInstanceAnswer {
  const { id, game: _summary, memberUids: _members, startDateTime, motmClosesAt, ...fields } = instance;
  return {
    _id: id,
    ...fields,
    startDateTime: startDateTime.toISOString(),
    motmClosesAt: motmClosesAt.toISOString(),
  };
}
