import { dueOf, type GameInstance, motmClosesAt, NOTHING_HANDLED, paths, toGameSummary } from '@fives/domain';
import { aGame, aGameInstance, aPlayer, aPlayerInstance } from '@fives/domain/testing';
import { firestore } from '../../functions/src/db/firestore.ts';
import { type JobRun, runJob } from '../../functions/src/jobs/run-job.ts';
import { countRequests, type RequestCount } from '../triggers/request-count.ts';
import { JOBS_OF_INSTANCES } from './all-jobs.ts';
import { hoursFrom, NOW } from './world.ts';

const MEMBERS = ['ana', 'ben', 'cem', 'dee', 'eve', 'fay', 'gus', 'hal', 'ida', 'olive'];

/** Starts in hours from `NOW`. Each of the first three is the start of `due` instances. All others start at `FAR`. */
const PLAYED = -25;
const SOON = 20;
const LATE = 2;
const FAR = 500;

const SPOTS = 12;
/** Fewer spots than players, so that there are reserves. */
const SPOTS_LATE = 7;

export interface JobCost extends RequestCount {
  readonly job: string;
  readonly run: JobRun;
}

/**
 * Stores `total` games with ten members and one instance each. Each job finds `due` instances, and the reminder job
 * twice as many.
 */
export async function putGames(total: number, due: number): Promise<void> {
  const writer = firestore.bulkWriter();
  const put = (path: string, { id: _id, uid: _uid, ...fields }: { id?: string; uid?: string }) =>
    void writer.set(firestore.doc(path), fields);
  for (const uid of MEMBERS) put(paths.player(uid), aPlayer({ uid }));
  for (let at = 0; at < total; at++) {
    const hours = [PLAYED, SOON, LATE][Math.floor(at / due)] ?? FAR;
    putGame(put, `game-${at}`, hours);
  }
  await writer.close();
}

export async function costOfJobs(): Promise<JobCost[]> {
  const costs: JobCost[] = [];
  for (const job of JOBS_OF_INSTANCES) {
    let run: JobRun = { due: 0, done: 0, skipped: 0, failed: 0 };
    const count = await countRequests(async () => {
      run = await runJob(job, NOW);
    });
    costs.push({ job: job.name, run, ...count });
  }
  return costs;
}

function putGame(put: (path: string, model: object) => void, id: string, hours: number): void {
  const startDateTime = hoursFrom(NOW, hours);
  const numberOfPlayers = hours === LATE ? SPOTS_LATE : SPOTS;
  const game = aGame({ id, autoInvites: true, numberOfPlayers, memberUids: MEMBERS });
  const people = MEMBERS.map((uid, at) =>
    aPlayerInstance({ uid, name: uid.toUpperCase(), status: at < 8 ? 'PLAYING' : 'UNANSWERED' }),
  );
  const isPlayed = startDateTime < NOW;
  const instance: GameInstance = {
    ...aGameInstance({ id: `gi-${id}`, gameId: id, game: toGameSummary(game), startDateTime }),
    status: 'INVITES_SENT',
    motmClosesAt: motmClosesAt(startDateTime),
    counts: { playing: 8, notPlaying: 0, unanswered: 2 },
    memberUids: MEMBERS,
    conditionsEndAt: hours === SOON ? NOW : null,
    // Without a score, the result notification is still due.
    winningTeam: isPlayed ? 'TEAM_A' : null,
  };
  put(paths.game(id), game);
  const handled = { ...NOTHING_HANDLED, ...(isPlayed && { winnerAt: startDateTime }) };
  const dueAt = dueOf(instance, handled, NOW);
  put(paths.gameInstance(instance.id), instance);
  put(paths.instanceJobsOf(instance.id), { handled, dueAt });
  for (const person of people) put(paths.playerInstance(instance.id, person.uid), person);
  put(paths.motmBallot(instance.id, 'ana'), { votes: ['ben', 'cem', 'dee'], castAt: startDateTime });
}
