import { ChakraProvider } from '@chakra-ui/react';
import type { GameInstance } from '@fives/domain';
import { A_KICK_OFF, aGameInstance } from '@fives/domain/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { addHours } from 'date-fns';
import { afterEach, expect, test } from 'vitest';
import { system } from '../../../theme/system.ts';
import { HeaderCard } from './header-card.tsx';

afterEach(cleanup);

function show(
  hoursBefore: number,
  playing: number | GameInstance['counts'],
  overrides: Partial<GameInstance> = {},
  canRecordResult = false,
): string {
  const now = addHours(A_KICK_OFF, -hoursBefore);
  const counts = typeof playing === 'number' ? { playing, notPlaying: 0, unanswered: 0 } : playing;
  render(
    <ChakraProvider value={system}>
      <HeaderCard
        instance={aGameInstance({ counts, ...overrides })}
        canRecordResult={canRecordResult}
        now={now}
      />
    </ChakraProvider>,
  );
  return screen.getByRole('heading', { level: 1 }).closest('header')?.textContent ?? '';
}

test('shows the name, time in the zone of the game, location, number of players', () => {
  const text = show(100, 7);
  const parts = ['Tuesday Fives', 'Tue 16/06 19:00', 'Powerleague Shoreditch', '7/10', '4 days 4 hours'];
  for (const part of parts) expect(text).toContain(part);
});

test('the location links to the map in a new tab', () => {
  show(100, 7);
  const link = screen.getByRole('link', { name: 'Powerleague Shoreditch' });
  expect(link.getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Powerleague%20Shoreditch',
  );
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('lights as many spots as the count while a spot is offered', () => {
  const text = show(2, { playing: 10, notPlaying: 1, unanswered: 0, offered: 1 });
  expect(text).toContain('9/10playing, 1 reserve');
  expect(text).toContain('at risk: 1 player short');
  const lights = [...(document.querySelector('header > [aria-hidden]')?.children ?? [])];
  const isOn = (light: Element) => light.className === lights[0]?.className;
  expect(lights.map(isOn)).toEqual([...Array.from({ length: 9 }, () => true), false]);
});

test('warns about missing players from three days before the start', () => {
  expect(show(73, 7)).not.toContain('short');
  cleanup();
  expect(show(48, 7)).toContain('ok: 3 players short');
  cleanup();
  expect(show(5, 9)).toContain('at risk: 1 player short');
  cleanup();
  expect(show(5, 10)).not.toContain('short');
});

test('counts minutes in the last hour', () => {
  expect(show(0.5, 10)).toContain('30 minutes');
});

test('shows the state of the result after the start', () => {
  expect(show(-2, 10)).toContain('game playedawaiting result');
  cleanup();
  expect(show(-2, 10, {}, true)).toContain('game playedpick winner');
  cleanup();
  expect(show(-0.9, 10, {}, true)).toContain('game playedawaiting result');
  cleanup();
  expect(show(-2, 10, { winningTeam: 'DRAW' })).toContain('game playedstats updated');
  cleanup();
  expect(show(-2, 10, { winningTeam: 'DRAW', importId: 'import' })).toContain('importedstats updated');
});
