import { setTimeout as pause } from 'node:timers/promises';
import { MOTM_HOURS, MOTM_PICKS, motmClosesAt, paths, toPiId } from '@fives/domain';
import { closeMotmVoting } from '../../functions/src/jobs/index.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { database, stored } from '../support/database.ts';
import type { Person } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { players, putGame, putInstance, shuffled } from './arrange.ts';
import { byApi, byRules, type Operation } from './operations.ts';
import type { Race } from './race.ts';

/** Delay until voting closes, when about half of the votes are stored. */
const CLOSES_AFTER_MS = 150;
const API_VOTES = 3;

/**
 * All voters vote concurrently. In even rounds, voting closes meanwhile. In odd rounds, an organiser marks a player as
 * absent.
 */
export const votesAtClosing: Race = {
  name: 'votes at closing',
  async arrange(clients) {
    const voters = await players(clients - 1);
    const [organiser] = voters;
    if (!organiser) throw new Error('Too few accounts');
    const game = await putGame(organiser, { numberOfPlayers: clients });
    return async (round) => {
      const isClosingRound = round % 2 === 0;
      const giId = await putInstance(game, voters, { startsIn: -1 - round });
      const [absent = organiser] = shuffled(voters.slice(1));
      const ballots = new Map(voters.map((person) => [person.uid, picksOf(person, voters)]));
      const votes = voters.map((person, at) =>
        cast(giId, person, ballots.get(person.uid) ?? [], at < API_VOTES),
      );
      return {
        gameId: game.id,
        operations: [
          isClosingRound ? closingVote(giId) : markingAbsent(giId, absent, organiser),
          ...votes.map((vote): Operation => (isClosingRound ? () => afterRandomPause(vote) : vote)),
        ],
        async finish(outcomes) {
          if (isClosingRound) return countVotes();
          // Repeats the refused votes, because they named the absent player.
          const present = voters.filter(({ uid }) => uid !== absent.uid);
          for (const [at, person] of voters.entries()) {
            if (person === absent || outcomes[at + 1]?.isAccepted) continue;
            ballots.set(person.uid, picksOf(person, present));
            await cast(giId, person, ballots.get(person.uid) ?? [], false)();
          }
        },
        async violations(outcomes) {
          const found: string[] = [];
          for (const [at, { uid }] of voters.entries()) {
            const isStored = outcomes[at + 1]?.isAccepted || (!isClosingRound && uid !== absent.uid);
            const ballot = await stored(paths.motmBallot(giId, uid));
            if (ballot?.votes.join() !== (isStored ? ballots.get(uid)?.join() : undefined))
              found.push(`the stored ballot of ${uid} differs from the vote`);
          }
          const isCounted = (await stored(paths.instanceJobsOf(giId)))?.handled.motm;
          return isCounted ? found : [...found, 'the votes are not counted'];
        },
      };
    };
  },
};

function picksOf({ uid }: Person, voters: readonly Person[]): string[] {
  const others = shuffled(voters.filter((each) => each.uid !== uid));
  return others.slice(0, MOTM_PICKS).map((each) => each.uid);
}

function cast(giId: string, person: Person, votes: readonly string[], isApiCall: boolean): Operation {
  const { uid } = person;
  if (!isApiCall)
    return byRules(person, { path: paths.motmBallot(giId, uid), fields: { votes }, now: ['castAt'] });
  const body = { motmVotes: votes.map((pick) => toPiId(giId, pick)) };
  return byApi('updatePlayerInstance', { params: { piId: toPiId(giId, uid) }, body }, person);
}

async function afterRandomPause(vote: Operation) {
  await pause(Math.random() * 2 * CLOSES_AFTER_MS);
  return vote();
}

function markingAbsent(giId: string, { uid }: Person, organiser: Person): Operation {
  return byRules(organiser, {
    path: paths.playerInstance(giId, uid),
    fields: { status: 'NOT_PLAYING', team: 'NO_TEAM', answeredBy: organiser.uid },
    now: ['repliedAt', 'takenOutAt'],
  });
}

/** Moves the start so that voting ends soon, then runs the job at that time. */
function closingVote(giId: string): Operation {
  return async () => {
    const startDateTime = new Date(Date.now() + CLOSES_AFTER_MS - MOTM_HOURS * 3_600_000);
    const closesAt = motmClosesAt(startDateTime);
    await database().doc(paths.gameInstance(giId)).update({ startDateTime, motmClosesAt: closesAt });
    await pause(closesAt.getTime() - Date.now());
    await runJob(closeMotmVoting.job, new Date());
    return { isAccepted: true, text: '' };
  };
}

async function countVotes(): Promise<void> {
  // The job needs the due time that a trigger stores.
  await settle();
  await runJob(closeMotmVoting.job, new Date());
}
