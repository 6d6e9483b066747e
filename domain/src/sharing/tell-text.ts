import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { People, PlayerInstance } from '../instance/player-instance.schema.ts';
import { clockTime } from '../notification/draft.ts';
import { backOnText, cancelledText, rescheduledText } from '../notification/drafts.ts';
import { peopleToRemind, playersToNotifyOfTeams } from '../notification/organiser-notices.ts';
import type { ReachTopic } from '../notification/reach.ts';
import { listed } from '../text.ts';
import { hasStarted } from '../time/start.ts';
import { teamsText } from './chat-text.ts';
import { inviteText } from './invite-card.ts';

interface TellInput {
  readonly instance: GameInstance;
  readonly people: People;
  readonly link: string;
  readonly senderZone: string;
  /** Uid of the organiser who tells the chat. */
  readonly by: Uid;
}

/**
 * Returns what an organiser can still tell the chat about a topic, by the present state. Null if something newer
 * replaces it, or after kick-off.
 */
export function tellText(
  topic: Exclude<ReachTopic, 'payment' | 'offers'>,
  input: TellInput,
  now: Date,
): string | null {
  const { instance, link, senderZone } = input;
  const { game, startDateTime, status } = instance;
  if (hasStarted(startDateTime, now) || (status === 'CANCELLED') !== (topic === 'plans')) return null;
  switch (topic) {
    case 'plans':
      return cancelledText(instance);
    case 'backOn':
      return backOnText(instance);
    case 'move':
      return rescheduledText(instance);
    case 'teams':
      // Teams that someone does not know yet are told first.
      return playersToNotifyOfTeams(input).length === 0 ? `${teamsText(input)}\n${link}` : null;
    case 'invites':
      return `${inviteText({ ...game, startDateTime }, senderZone)}\n${link}`;
    case 'replies':
      return noReplyText(input);
  }
}

function noReplyText({ people, by, link }: TellInput): string | null {
  const names = peopleToRemind(people, by).map(({ name }) => name);
  return names.length === 0 ? null : `Still no word from ${listed(names)}. In or out? ${link}`;
}

/** Returns the question about a late spot, for reserves whom Fives can't notify. */
export function lateSpotText(
  instance: GameInstance,
  reserves: readonly Pick<PlayerInstance, 'name'>[],
  link: string,
): string {
  const { game } = instance;
  const at = clockTime(instance.startDateTime, instance);
  const names = listed(reserves.map(({ name }) => name));
  return `${names}: there's a spot in ${game.name}, ${at} at ${game.location}. First yes gets it: ${link}`;
}
