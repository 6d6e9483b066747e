import { A_KICK_OFF, aGameInstance } from '@fives/domain/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { addDays } from 'date-fns';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { nextUp } from './by-start.ts';
import { useDelayedLink } from './card-parts.tsx';

afterEach(() => vi.useRealTimers());

function Card() {
  const { isPressed, onClick } = useDelayedLink('/gi/first');
  return (
    <a href="/gi/first" data-pressed={isPressed} onClick={onClick}>
      open
    </a>
  );
}

test('a card opens once, a tenth of a second after the press', () => {
  const { pathname } = renderScreen(<Card />);
  vi.useFakeTimers();
  fireEvent.click(screen.getByText('open'));
  fireEvent.click(screen.getByText('open'));
  expect(screen.getByText('open').getAttribute('data-pressed')).toBe('true');
  act(() => vi.advanceTimersByTime(99));
  expect(pathname()).toBe('/');
  act(() => vi.advanceTimersByTime(1));
  expect(pathname()).toBe('/gi/first');
});

test('the browser handles a click for a new tab', () => {
  renderScreen(<Card />);
  fireEvent.click(screen.getByText('open'), { metaKey: true });
  expect(screen.getByText('open').getAttribute('data-pressed')).toBe('false');
});

test('next up is the first upcoming game that is not cancelled', () => {
  const onDay = (days: number, status: 'CREATED' | 'CANCELLED' = 'CREATED') =>
    aGameInstance({ id: `day-${days}`, startDateTime: addDays(A_KICK_OFF, days), status });
  expect(nextUp([onDay(9), onDay(2), onDay(1, 'CANCELLED'), onDay(-1)], A_KICK_OFF)?.id).toBe('day-2');
  expect(nextUp([onDay(0), onDay(-1)], A_KICK_OFF)).toBeNull();
});
