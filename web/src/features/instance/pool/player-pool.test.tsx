import { A_KICK_OFF, aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import { screen } from '@testing-library/react';
import { addHours } from 'date-fns';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { LivePlayerInstance } from '../../../db/given-replies.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { toInstanceView } from '../instance-view.ts';
import { PlayerPool } from './player-pool.tsx';

const session = { status: 'player', uid: 'olive', email: 'olive@example.com', name: 'Olive' } as const;
const instance = aGameInstance();
const headingRef = { current: null };
const doNothing = () => {};

/** Adds `uid` to `rendered` each time a component reads the name. */
function aTrackedPlayer(uid: string, nth: number, rendered: string[]): LivePlayerInstance {
  const playerInstance = aPlayerInstance({
    uid,
    status: 'PLAYING',
    repliedAt: addHours(A_KICK_OFF, nth - 99),
  });
  const get = () => {
    rendered.push(uid);
    return uid;
  };
  return Object.defineProperty({ ...playerInstance, isPending: false }, 'name', { get });
}

test('a reply renders only the row of the replier', async () => {
  const rendered: string[] = [];
  const uids = ['ana', 'ben', 'cem'];
  const before = uids.map((uid, nth) => aTrackedPlayer(uid, nth, rendered));
  const after = [
    ...before.slice(0, 2),
    { ...aTrackedPlayer('cem', 2, rendered), name: 'cem', status: 'NOT_PLAYING' as const },
  ];
  function Pool() {
    const [data, setData] = useState(before);
    const live = { status: 'success', data, fromCache: false, isPending: false } as const;
    const view = toInstanceView(instance, { list: data, scope: 'all' }, session, addHours(A_KICK_OFF, -1));
    return (
      <>
        <button type="button" onClick={() => setData(after)}>
          Reply
        </button>
        <PlayerPool {...{ headingRef, view, live }} onDialog={doNothing} onInvites={doNothing} />
      </>
    );
  }
  const { user } = renderScreen(<Pool />);
  expect(new Set(rendered)).toEqual(new Set(uids));
  rendered.length = 0;
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  expect(screen.getByText('Not playing (1)')).toBeTruthy();
  expect(rendered).toEqual([]);
});

test.each([
  [29, 1],
  [30, 0],
])('an organiser of a game for ten with %i people sees %i buttons to add a player', (entries, buttons) => {
  const organised = aGameInstance({ game: { ...instance.game, orgUid: session.uid, numberOfPlayers: 10 } });
  const data = Array.from({ length: entries }, (_, nth) => aTrackedPlayer(`p${nth}`, nth, []));
  const live = { status: 'success', data, fromCache: false, isPending: false } as const;
  const view = toInstanceView(organised, { list: data, scope: 'all' }, session, addHours(A_KICK_OFF, -1));
  renderScreen(<PlayerPool {...{ headingRef, view, live }} onDialog={doNothing} onInvites={doNothing} />);
  expect(screen.queryAllByRole('button', { name: 'Add a player' })).toHaveLength(buttons);
});
