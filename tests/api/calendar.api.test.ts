import { createHash } from 'node:crypto';
import { paths } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, refused, send, sendRaw } from '../support/api-client.ts';
import { type ParsedEvent, readCalendar } from '../support/calendars.ts';
import { database, stored } from '../support/database.ts';
import { addInstance, createGame, joinAll } from '../support/games.ts';
import { guest, type Person, signUp, signUpWithoutPlayer } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { fivesUrl } from '../support/suite.ts';
import { deleteAccount } from './entries.ts';

let olive: Person;
let sam: Person;

beforeAll(async () => {
  [olive, sam] = await Promise.all([signUp('Olive'), signUp('Sam')]);
});

const addressOf = async (person: Person) => (await callApi('createCalendar', {}, person)).url;

async function read(url: string): Promise<readonly ParsedEvent[]> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return readCalendar(await response.text());
}

async function fetchWithoutDate(url: string) {
  const response = await fetch(url);
  const { date: _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, text: await response.text(), headers };
}

async function eventIn(url: string, giId: string): Promise<ParsedEvent> {
  const event = (await read(url)).find(({ uid }) => uid.startsWith(giId));
  if (!event) throw new Error(`${giId} is not in the calendar`);
  return event;
}

describe('calendar address', () => {
  test('is uncached, unindexed and stored only as a hash', async () => {
    const url = await addressOf(sam);
    expect(url).toMatch(new RegExp(`^${fivesUrl()}/api/calendar/[\\w-]{43}\\.ics$`));
    const { headers } = await fetch(url);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const secret = url.slice(url.lastIndexOf('/') + 1, -'.ics'.length);
    const secretHash = createHash('sha256').update(secret).digest('hex');
    expect(await stored(paths.calendarFeed(sam.uid))).toMatchObject({ secretHash });
  });

  test('returns the same 404 when replaced, deleted or wrong', async () => {
    const leaver = await signUp('Leaver');
    const [replaced, deleted] = [await addressOf(leaver), await addressOf(leaver)];
    expect((await fetch(deleted)).status).toBe(200);
    await callApi('deleteCalendar', {}, leaver);
    await callApi('deleteCalendar', {}, leaver);
    const ofDeletedAccount = await addressOf(leaver);
    await deleteAccount(leaver);
    const secrets = ['x', 'a'.repeat(43), 'a'.repeat(1_000), '__proto__', 'a%2Fb', '%F0%9F%A5%85', '%20'];
    const wrong = secrets.map((secret) => `${fivesUrl()}/api/calendar/${secret}.ics`);
    const expected = await fetchWithoutDate(replaced);
    expect(expected.status).toBe(404);
    expect(JSON.parse(expected.text)).toMatchObject({
      error: { code: 'not-found', message: 'This calendar link no longer works' },
    });
    // One after the other, because the emulator starts a process for each concurrent request.
    for (const url of [deleted, ofDeletedAccount, ...wrong])
      expect(await fetchWithoutDate(url), url).toEqual(expected);
  });

  test('is refused to people without a player', async () => {
    expect(await refused('createCalendar', {}, await signUpWithoutPlayer('Nora'))).toMatchObject({
      status: 409,
      reason: { code: 'NO_PLAYER_YET' },
    });
  });
});

describe('player calendar', () => {
  test('contains start, location, time zone and reply, without a reminder', async () => {
    const start = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 86_400_000);
    const { giId } = await createGame(olive, {
      startDateTime: start.toISOString(),
      timeZone: 'Asia/Tokyo',
    });
    const url = await addressOf(olive);
    const event = await eventIn(url, giId);
    expect(event).toMatchObject({
      uid: `${giId}@fives`,
      status: 'TENTATIVE',
      title: 'Tuesday Fives',
      location: 'Powerleague Shoreditch',
      start,
      end: new Date(start.getTime() + 3_600_000),
      zone: 'Asia/Tokyo',
      url: `${fivesUrl()}/gi/${giId}`,
      hasAlarm: false,
    });
    expect(event.description).toContain("You haven't replied yet.");
    expect(event.description).toContain(
      'https://www.google.com/maps/search/?api=1&query=Powerleague%20Shoreditch',
    );
    await joinAll(giId, [olive]);
    const afterReply = await eventIn(url, giId);
    expect(afterReply).toMatchObject({ uid: event.uid, status: 'CONFIRMED', sequence: event.sequence });
    expect(afterReply.description).toContain('You said yes.');
    expect(afterReply.modifiedAt.getTime()).toBeGreaterThanOrEqual(event.modifiedAt.getTime());
  });

  test('keeps a cancelled instance under the same id', async () => {
    const { giId } = await createGame(olive);
    const url = await addressOf(olive);
    const before = await eventIn(url, giId);
    await database().doc(paths.gameInstance(giId)).update({ status: 'CANCELLED' });
    const after = await eventIn(url, giId);
    expect(after).toMatchObject({
      uid: before.uid,
      status: 'CANCELLED',
      title: 'Cancelled: Tuesday Fives',
      sequence: before.sequence + 1,
    });
    expect(after.modifiedAt.getTime()).toBeGreaterThanOrEqual(before.modifiedAt.getTime());
    await database().doc(paths.gameInstance(giId)).update({ status: 'CREATED' });
    expect(await eventIn(url, giId)).toMatchObject({ status: 'TENTATIVE', sequence: before.sequence + 2 });
  });

  test('omits declined instances, removed entries and games of others', async () => {
    const { gameId, giId } = await createGame(olive);
    const kim = await signUp('Kim');
    const url = await addressOf(kim);
    const giIds = async () => (await read(url)).map(({ uid }) => uid.split('@')[0]);
    expect(await giIds()).toEqual([]);
    await joinAll(giId, [kim]);
    await settle();
    expect(await giIds()).toEqual([giId]);
    const params = { giId, uid: kim.uid };
    await callApi('reply', { params, body: { status: 'NOT_PLAYING' } }, kim);
    expect(await giIds()).toEqual([]);
    const next = await addInstance(gameId, [kim]);
    await settle();
    expect(await giIds()).toEqual([next]);
    await callApi('removeForGood', { params: { giId: next, uid: kim.uid } }, olive);
    await settle();
    expect(await giIds()).toEqual([]);
  });

  test('contains the readable events when some documents are odd', async () => {
    const ann = await signUp('Ann');
    const { giId } = await createGame(ann);
    const good = (await stored(paths.gameInstance(giId))) ?? {};
    const put = (id: string, fields: object) =>
      database()
        .doc(paths.gameInstance(id))
        .set({ ...good, ...fields });
    await put(`${giId}a`, { game: { timeZone: 'Nowhere/At_All', name: 'Odd\u0007, text;\r\nEND:VEVENT' } });
    await put(`${giId}b`, { game: 'none', calendarTold: { sequence: 1.5, plan: 7 } });
    await put(`${giId}c`, { gameId: 7 });
    for (const id of ['a', 'b', 'c'])
      await database()
        .doc(paths.playerInstance(`${giId}${id}`, ann.uid))
        .set({ status: 'PERHAPS' });
    await settle();
    const uids = (await read(await addressOf(ann))).map(({ uid }) => uid);
    expect(uids.toSorted()).toEqual([`${giId}@fives`, `${giId}a@fives`, `${giId}b@fives`]);
  });
});

describe('calendar file of an instance', () => {
  const fileOf = (giId: string, key: string | null, as: Person | null) =>
    send('getInstanceCalendar', { params: { giId }, ...(key !== null && { query: { key } }) }, as);

  test('contains no more than the invite card', async () => {
    const { giId } = await createGame(olive);
    await joinAll(giId, [olive, sam]);
    for (const who of [null, sam, await guest()]) {
      const { status, text, headers } = await fileOf(giId, null, who);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(readCalendar(text)).toMatchObject([
        { uid: `${giId}@fives`, status: 'CONFIRMED', title: 'Tuesday Fives' },
      ]);
      for (const secret of ['Olive', 'Sam', olive.uid, sam.uid, 'You said'])
        expect(text).not.toContain(secret);
    }
  });

  test('is refused with a replaced link or an unknown id', async () => {
    const { gameId, giId } = await createGame(olive);
    const { inviteKey } = await callApi('renewLink', { params: { gameId } }, olive);
    expect((await fileOf(giId, null, null)).status).toBe(403);
    expect((await fileOf(giId, null, sam)).status).toBe(403);
    expect((await fileOf(giId, null, olive)).status).toBe(200);
    const [event] = readCalendar((await fileOf(giId, inviteKey, null)).text);
    expect(event?.url).toBe(`${fivesUrl()}/gi/${giId}?key=${inviteKey}`);
    expect((await fileOf('nowhere', null, null)).status).toBe(404);
    expect((await sendRaw('/gi/not%20an%20id/calendar.ics')).status).toBe(400);
  });
});
