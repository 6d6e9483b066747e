import { randomUUID } from 'node:crypto';
import { paths } from '@fives/domain';
import { callApi } from '../support/api-client.ts';
import { database, kickOff } from '../support/database.ts';
import { addInstance, createGame, joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';

export type Readers = Readonly<Record<Reader, Person | null>>;
export type Reader = 'visitor' | 'guest' | 'stranger' | 'former' | 'member' | 'organiser' | 'ana';

type SecretName =
  | 'email'
  | 'organisersEmail'
  | 'name'
  | 'token'
  | 'ballot'
  | 'notes'
  | 'message'
  | 'inbox'
  | 'calendar'
  | 'unsubscribe'
  | 'jobState'
  | 'howToPay'
  | 'debts';

export interface Secret {
  readonly text: string;
  readonly for: readonly Reader[];
}

export interface PlantedWorld {
  readonly readers: Readers;
  readonly ana: Person;
  readonly gameId: string;
  readonly played: string;
  readonly next: string;
  readonly secrets: Readonly<Record<SecretName, Secret>>;
}

const canary = (what: string) => `canary${what}${randomUUID().replaceAll('-', '')}`;
const ALL_BUT_VISITORS = ['guest', 'stranger', 'former', 'member', 'organiser', 'ana'] as const;

/** Creates a game with a played and an upcoming instance, in which each private value is a unique text. */
export async function plantWorld(): Promise<PlantedWorld> {
  // Visitors see first names only.
  const anasLastName = canary('name');
  const [olive, ana, ben, eve, otto] = await Promise.all(
    ['Olive', `Ana ${anasLastName}`, 'Ben', 'Eve', 'Otto'].map(signUp),
  );
  if (!olive || !ana || !ben || !eve || !otto) throw new Error('Not everyone signed up');
  const { gameId, giId: played } = await createGame(olive);
  await createGame(otto);
  await joinAll(played, [olive, ana, ben, eve]);
  await kickOff(played);
  await callApi('pickRandomTeams', { params: { giId: played } }, olive);
  await callApi('setWinner', { params: { giId: played }, body: { winningTeam: 'TEAM_A' } }, olive);
  const next = await addInstance(gameId, [olive, ana, ben]);
  const texts = {
    token: canary('token'),
    ballot: canary('vote'),
    notes: canary('star'),
    message: canary('message'),
    inbox: canary('inbox'),
    calendar: canary('calendar'),
    unsubscribe: canary('unsubscribe'),
    jobState: canary('jobState'),
    howToPay: canary('pay'),
    debts: canary('debt'),
  };
  await callApi('putPushToken', { params: { playerId: ana.uid }, body: { pushToken: texts.token } }, ana);
  await callApi('sendSupportMessage', { params: { uid: ana.uid }, body: { message: texts.message } }, ana);
  // Waits for the triggers, which would overwrite some of the planted values.
  await settle();
  const put = (path: string, fields: object) => database().doc(path).set(fields, { merge: true });
  await Promise.all([
    put(paths.motmBallot(played, ana.uid), { votes: [texts.ballot], castAt: new Date() }),
    put(paths.organiserNotesOf(gameId, olive.uid), { stars: { [texts.notes]: 5 }, apart: [], keepers: [] }),
    put(paths.notification(ana.uid, 'planted'), {
      kind: 'RESULT',
      title: texts.inbox,
      createdAt: new Date(),
    }),
    put(paths.emailSettings(ana.uid), { isOn: true, unsubscribeSecret: texts.unsubscribe }),
    put(paths.calendarFeed(ana.uid), { secretHash: texts.calendar, createdAt: new Date() }),
    put(paths.moneySettings(gameId), { currency: 'GBP', howToPay: texts.howToPay, debtsSeen: 'OWN' }),
    put(paths.cost(played), {
      ...{ amount: 600, currency: 'GBP', excused: [], nudgedAt: new Date() },
      shares: { [texts.debts]: { amount: 600, state: 'OPEN', paid: null } },
    }),
    put(paths.instanceJobsOf(played), { handled: { reserves: [texts.jobState] } }),
  ]);
  const secrets = {
    email: { text: ana.email, for: ['organiser', 'ana'] },
    organisersEmail: { text: olive.email, for: ['organiser'] },
    name: { text: anasLastName, for: ALL_BUT_VISITORS },
    token: { text: texts.token, for: ['ana'] },
    ballot: { text: texts.ballot, for: ['ana'] },
    notes: { text: texts.notes, for: ['organiser'] },
    message: { text: texts.message, for: ['ana'] },
    inbox: { text: texts.inbox, for: ['ana'] },
    calendar: { text: texts.calendar, for: ['ana'] },
    unsubscribe: { text: texts.unsubscribe, for: ['ana'] },
    jobState: { text: texts.jobState, for: [] },
    howToPay: { text: texts.howToPay, for: ['former', 'member', 'organiser', 'ana'] },
    debts: { text: texts.debts, for: ['organiser'] },
  } satisfies PlantedWorld['secrets'];
  const readers = {
    ...{ visitor: null, guest: await guest('Gus'), stranger: otto, former: eve, member: ben },
    ...{ organiser: olive, ana },
  };
  return { readers, ana, gameId, played, next, secrets };
}
