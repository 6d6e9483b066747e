import { motmClosesAt, paths } from '@fives/domain';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type DocumentData, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { projectId } from './suite.ts';

/** The suite's database, past all rules: for what a test must arrange or look up behind the product's back. */
export function database(): Firestore {
  const name = 'tests';
  const app =
    getApps().find((known) => known.name === name) ?? initializeApp({ projectId: projectId() }, name);
  return getFirestore(app);
}

/** What is stored at a path; undefined where there is nothing. */
export async function stored(path: string): Promise<DocumentData | undefined> {
  return (await database().doc(path).get()).data();
}

/** A notification of a drop-out from an instance in someone's inbox. Each late one has an id of its own. */
export async function dropOutNoticeOf(uid: string, giId: string): Promise<DocumentData | undefined> {
  const inbox = database().collection(paths.notifications(uid));
  const found = await inbox.where('kind', '==', 'DROP_OUT').where('giId', '==', giId).get();
  return found.docs[0]?.data();
}

/**
 * All that is stored about an instance: itself, its game, its people and their ballots. For 'nothing has changed'; so
 * without what the server remembers of it, which a trigger works out in its own time.
 */
export async function everythingAbout(giId: string): Promise<unknown> {
  const instance = (await stored(paths.gameInstance(giId))) ?? {};
  const [people, ballots, game] = await Promise.all([
    database().collection(paths.playerInstances(giId)).get(),
    database().collection(paths.motmBallots(giId)).get(),
    stored(paths.game(String(instance.gameId))),
  ]);
  const fields = (docs: typeof people.docs) => docs.map((doc) => [doc.id, doc.data()]);
  return { instance, game, people: fields(people.docs), ballots: fields(ballots.docs) };
}

/** Lets an instance have started some hours ago: the product's clock cannot be moved, but the start can. */
export async function kickOff(giId: string, hoursAgo = 1): Promise<void> {
  const startDateTime = new Date(Date.now() - hoursAgo * 3_600_000);
  await database()
    .doc(paths.gameInstance(giId))
    .update({ startDateTime, motmClosesAt: motmClosesAt(startDateTime) });
}
