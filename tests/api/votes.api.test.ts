import { paths } from '@fives/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { kickOff, stored } from '../support/database.ts';
import { createGame, joinAll, onlyInstance, playerInstanceOf } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';

let olive: Person;
let sam: Person;
let others: Person[];
let giId: string;

beforeAll(async () => {
  olive = await signUp('Olive');
  sam = await signUp('Sam');
  others = await Promise.all(['Ana', 'Ben', 'Cem', 'Dee'].map(signUp));
});

const votesOf = (voter: Person, picks: readonly { uid: string }[]) => ({
  params: { piId: `${giId}_${voter.uid}` },
  body: { motmVotes: picks.map(({ uid }) => `${giId}_${uid}`) },
});

describe('votes for player of the match', () => {
  beforeEach(async () => {
    ({ giId } = await createGame(olive));
    await joinAll(giId, [sam, ...others]);
    await kickOff(giId);
  });

  test('can be changed and are shown only to their voter', async () => {
    const cast = await callApi('updatePlayerInstance', votesOf(sam, others.slice(0, 3)), sam);
    expect(cast.motmVotes).toEqual(votesOf(sam, others.slice(0, 3)).body.motmVotes);
    await callApi('updatePlayerInstance', votesOf(sam, others.slice(1, 4)), sam);
    expect(await stored(paths.motmBallot(giId, sam.uid))).toMatchObject({
      votes: others.slice(1, 4).map(({ uid }) => uid),
    });
    const [samsResponse, olivesResponse] = [
      await callApi('getGameInstance', { params: { giId } }, sam),
      await callApi('getGameInstance', { params: { giId } }, olive),
    ];
    expect(playerInstanceOf(samsResponse, sam).motmVotes).toEqual(
      votesOf(sam, others.slice(1, 4)).body.motmVotes,
    );
    expect(JSON.stringify(olivesResponse)).not.toContain('motmVotes"');
    expect(onlyInstance(olivesResponse).motmAwarded).toEqual([]);
  });

  test('are refused for invalid picks', async () => {
    const [ana, ben, cem] = others as [Person, Person, Person];
    const ofAnotherInstance = { motmVotes: [ana, ben, cem].map(({ uid }) => `another_${uid}`) };
    for (const [body, message] of [
      [votesOf(sam, [sam, ana, ben]).body, "You can't pick yourself."],
      [ofAnotherInstance, 'Only players who played can be picked'],
    ] as const) {
      const refusal = await refused('updatePlayerInstance', { ...votesOf(sam, []), body }, sam);
      expect(refusal).toMatchObject({ status: 400, message, fields: { motmVotes: message } });
    }
    expect(await stored(paths.motmBallot(giId, sam.uid))).toBeUndefined();
  });
});
