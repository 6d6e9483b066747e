import { isOneself, refuseUnless } from '../access.ts';
import type { People, PlayerInstance, TeamOrNone } from '../instance/player-instance.schema.ts';
import { lineUpReason } from '../instance/state-rules.ts';
import { type PlayerInstanceFields, type PlayerInstanceState, replyFields } from './reply.ts';
import type { Transition } from './transition.ts';

export interface LineUpState extends Pick<PlayerInstanceState, 'instance'> {
  readonly people: People;
}

export type TeamMoves = ReadonlyMap<string, TeamOrNone>;

/** Moves all given people to their teams, or none. A move to a team sets the reply to PLAYING. NO_TEAM keeps the reply. */
export const lineUp: Transition<LineUpState, TeamMoves, ReadonlyMap<string, PlayerInstanceFields>> = {
  refusal({ instance, people }, actor, moves) {
    const reason = refuseUnless(actor, 'editLineUp', instance.game);
    if (reason !== null) return reason;
    const known = new Set(people.map(({ uid }) => uid));
    if ([...moves.keys()].some((uid) => !known.has(uid))) return { code: 'NO_PLACE' };
    return lineUpReason(instance);
  },

  fields({ people }, actor, moves, now) {
    const written = people.map((person) => {
      const by = isOneself(actor, person.uid) ? null : actor.uid;
      return [person.uid, moveFields(person, moves.get(person.uid), now, by)] as const;
    });
    return new Map(written.filter(([, fields]) => Object.keys(fields).length > 0));
  },
};

function moveFields(
  playerInstance: PlayerInstance,
  team: TeamOrNone | undefined,
  now: Date,
  by: string | null,
): PlayerInstanceFields {
  if (team === undefined) return {};
  return {
    ...(playerInstance.team !== team && { team }),
    ...(team !== 'NO_TEAM' &&
      playerInstance.status !== 'PLAYING' &&
      replyFields(playerInstance, 'PLAYING', now, by)),
  };
}
