import { setTimeout as pause } from 'node:timers/promises';
import { type Actor, MIN_PAUSE_MS, paths } from '@fives/domain';
import { aPlayer } from '@fives/domain/testing';
import { ACTORS, NOW } from '@fives/domain/testing/states';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { send } from '../support/api-client.ts';
import { database } from '../support/database.ts';
import { projectId } from '../support/suite.ts';
import { commitAs, isRefusedTo } from '../support/write-as.ts';
import { ACCOUNT_WITHOUT_PLAYER, type ApiCall } from './action.ts';
import type { Model } from './model.ts';
import { movedTo } from './worlds.ts';

export async function makeActors(): Promise<void> {
  const auth = getAuth(initializeApp({ projectId: projectId() }, 'walk'));
  const uids = [...ACTORS, ACCOUNT_WITHOUT_PLAYER];
  await auth.deleteUsers(uids);
  for (const uid of uids) await auth.createUser({ uid, email: `${uid}@walk.example` });
}

export async function makePlayers({ guests }: Pick<Model, 'guests'>): Promise<void> {
  const batch = database().batch();
  for (const uid of ACTORS) {
    const { uid: _, ...player } = aPlayer({ uid, name: uid });
    const reference = database().doc(paths.player(uid));
    if (guests.includes(uid)) batch.delete(reference);
    else batch.set(reference, player);
  }
  await batch.commit();
}

/** Returns an unsigned token for the emulators, because a real guest sign-in cannot have a chosen uid. */
function tokenOf({ uid, isGuest }: Actor): { readonly token: string } {
  const now = Math.floor(Date.now() / 1000);
  const provider = isGuest ? 'anonymous' : 'password';
  const claims = {
    ...{ iss: `https://securetoken.google.com/${projectId()}`, aud: projectId(), sub: uid, user_id: uid },
    ...{ iat: now, auth_time: now, exp: now + 3600, email: isGuest ? undefined : `${uid}@walk.example` },
    firebase: { sign_in_provider: provider, identities: {} },
  };
  const encoded = [{ alg: 'none', type: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return { token: [...encoded, ''].join('.') };
}

/** Writes directly to Firestore. Returns the refusal, or null if allowed. */
export async function throughRules(
  actor: Actor,
  writes: Readonly<Record<string, object>>,
  now: Date,
): Promise<string | null> {
  const wire = Object.entries(writes).map(([path, fields]) => ({
    path,
    fields: movedTo(
      now,
      fieldsWhere(fields, (value) => value !== NOW),
    ),
    now: Object.keys(fieldsWhere(fields, (value) => value === NOW)),
  }));
  return (await isRefusedTo(() => commitAs(tokenOf(actor), wire))) ? 'permission denied' : null;
}

/** Calls the API. Returns the refusal, or null if allowed. */
export async function throughApi(actor: Actor, { name, sent }: ApiCall, now: Date): Promise<string | null> {
  const { status, text } = await send(name, movedTo(now, sent), tokenOf(actor));
  if (status >= 500) throw new Error(`${name}: ${status} ${text}`);
  return status < 300 ? null : text;
}

function fieldsWhere(fields: object, matches: (value: unknown) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => matches(value)));
}

export async function waitForMinPause({ people, ballots }: Pick<Model, 'people' | 'ballots'>): Promise<void> {
  const last = Math.max(0, ...people.map(({ repliedAt }) => repliedAt?.getTime() ?? 0));
  // The model has no times of votes.
  const from = Object.keys(ballots).length > 0 ? Date.now() : last;
  await pause(from + MIN_PAUSE_MS + 1 - Date.now());
}
