import { countReplies, paths } from '@fives/domain';
import { aPlayer } from '@fives/domain/testing';
import { ACTORS } from '@fives/domain/testing/states';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, expect, test } from 'vitest';
import { ACCOUNT_WITHOUT_PLAYER } from '../agreement/action.ts';
import { type Attempt, attempts, disagreements, type Verdict } from '../agreement/attempts.ts';
import { documentsOf, movedTo, type World } from '../agreement/worlds.ts';
import { send } from '../support/api-client.ts';
import { database } from '../support/database.ts';
import { signIn } from '../support/people.ts';
import { projectId } from '../support/suite.ts';

const CASES = 500;
const HOUR = 3_600_000;
const PASSWORD = 'kick-off-at-7';

const tokens = new Map<string, string>();

// Generated actors have fixed uids, which a sign-up would not give them.
beforeAll(async () => {
  const auth = getAuth(initializeApp({ projectId: projectId() }, 'agreement'));
  const uids = [...ACTORS, ACCOUNT_WITHOUT_PLAYER];
  await auth.deleteUsers(uids);
  for (const { uid, ...player } of uids.map((uid) => aPlayer({ uid, email: `${uid}@transitions.example` }))) {
    await auth.createUser({ uid, email: player.email, password: PASSWORD });
    tokens.set(uid, (await signIn(player.email, PASSWORD)).token);
    if (uid !== ACCOUNT_WITHOUT_PLAYER) await storeAll({ [paths.player(uid)]: player });
  }
});

test('API and domain allow the same generated transitions', { timeout: HOUR }, async () => {
  const verdicts: Verdict[] = [];
  for (const batch of attempts(CASES, isCall)) {
    const now = new Date();
    await storeAll(Object.assign({}, ...batch.map(({ world }) => documentsOf(movedTo(now, world)))));
    // Calls run one after the other, because the emulator starts a process for each concurrent call.
    for (const attempt of batch) verdicts.push({ attempt, isAllowed: await isAllowed(attempt, now) });
    expect(disagreements(verdicts)).toEqual([]);
  }
  console.log(`${verdicts.length} generated transitions through the API`);
});

/** Guests get random uids at sign-in, so only registered actors can call. */
function isCall({ world, actor, action }: Attempt): boolean {
  return !actor.isGuest && isCounted(world) && action.call(world, actor) !== null;
}

/** True if `counts` matches the replies. Otherwise the trigger would correct `counts` during the test. */
function isCounted({ game, instance, people }: World): boolean {
  return instance.counts?.unanswered === countReplies(people, { game }).unanswered;
}

async function isAllowed({ world, actor, action }: Attempt, now: Date): Promise<boolean> {
  const call = action.call(world, actor);
  if (call === null) throw new Error(`The API has no call for ${action.name}`);
  const { status, text } = await send(call.name, movedTo(now, call.sent), {
    token: tokens.get(actor.uid) ?? '',
  });
  if (status >= 500) throw new Error(text);
  return status < 300;
}

async function storeAll(documents: Record<string, object>): Promise<void> {
  const batch = database().batch();
  for (const [path, fields] of Object.entries(documents)) batch.set(database().doc(path), fields);
  await batch.commit();
}
