import { A_KICK_OFF, aGame } from '@fives/domain/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { OrganiserOfferCard } from './organiser-offer.tsx';

const actor = vi.hoisted(() => ({ uid: '', isGuest: false }));
vi.mock('../../session/session.ts', () => ({ useActor: () => actor }));
afterEach(() => void Object.assign(actor, { uid: '', isGuest: false }));

const DAY = 24 * 3_600_000;

function cardFor(uid: string, days: number, isGuest = false) {
  Object.assign(actor, { uid, isGuest });
  const organiserOffer = { uid: 'ada', at: A_KICK_OFF, declined: [] };
  const game = aGame({ organiserOffer });
  renderScreen(
    <OrganiserOfferCard
      game={game}
      offer={organiserOffer}
      now={new Date(A_KICK_OFF.getTime() + days * DAY)}
    />,
  );
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

test('the person with the offer can accept or decline', () => {
  expect(cardFor('ada', 0)).toEqual(['No, thanks', 'Take over']);
});

test('other players see the date from which they can take over', () => {
  expect(cardFor('bob', 6)).toEqual([]);
  expect(screen.getByText(/don't reply by Tue 23\/06 /)).toBeTruthy();
});

test('other players can take over but not decline after a week', () => {
  expect(cardFor('bob', 7)).toEqual(['Take over']);
});

test('guests see that players can take over', () => {
  expect(cardFor('gus', 7, true)).toEqual([]);
  expect(screen.getByText('Anyone in the game with an account can take over.')).toBeTruthy();
});
