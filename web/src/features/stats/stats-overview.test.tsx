import { DEFAULT_POINTS, type PlayerGameStats, STAT_NAMES, zeroedRows } from '@fives/domain';
import { A_KICK_OFF, aGame } from '@fives/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BarRow } from './stat-rows.tsx';
import { StatPreview, StatsOverview } from './stats-overview.tsx';

const ALL_TIME = { season: null, seasonParam: null };
const NAMES = ['Ann', 'Bea', 'Cem', 'Dee', 'Eve'];
const rows = zeroedRows(NAMES.map((name) => ({ uid: name.toLowerCase(), name, isGuest: false })));
const winners: PlayerGameStats[] = rows.map((row, position) => ({
  ...row,
  leaderboardPosition: position + 1,
  numPlayed: 10,
  numWins: 8 - position,
  totalPoints: 24 - 3 * position,
}));

test('the overview previews each stat with a link to its full list', () => {
  renderScreen(<StatsOverview stats={{ ...ALL_TIME, game: aGame(), rows, hasResults: false }} uid="ann" />);
  const links = screen.getAllByRole('link', { name: /^show all/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    STAT_NAMES.map((stat) => `/game/tuesday/stat?stat=${stat}`),
  );
});

test('the overview explains its zeros before the first result', () => {
  renderScreen(<StatsOverview stats={{ ...ALL_TIME, game: aGame(), rows, hasResults: false }} uid="ann" />);
  expect(screen.getByText('No stats yet. They start with the first result.')).toBeTruthy();
  expect(screen.queryByText('Stat of the day')).toBeNull();
});

test('a stat of the day comes before the others', () => {
  const dailyStat = {
    type: 'BIGGEST_CLIMBER',
    text: 'Ann climbed by 3 places',
    playerId: 'ann',
    name: 'Ann',
    value: 3,
    computedAt: A_KICK_OFF,
  } as const;
  renderScreen(
    <StatsOverview stats={{ ...ALL_TIME, game: aGame({ dailyStat }), rows, hasResults: false }} uid="ann" />,
  );
  const text = screen.getByText('Ann climbed by 3 places');
  const leaderboard = screen.getByRole('heading', { name: 'Leaderboard' });
  expect(text.compareDocumentPosition(leaderboard)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const renderLeaderboardPreview = (uid: string) =>
  renderScreen(
    <StatPreview stat="leaderboard" rows={winners} points={DEFAULT_POINTS} uid={uid} showAllPath="/all" />,
  );

test('the leaderboard has a column for each figure', () => {
  renderLeaderboardPreview('eve');
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['#', 'Name', 'P', 'W', 'L', 'D', '3×', '5×', '★', 'Pts']);
});

test('the width of a bar is its share of the top value, at most the full width', () => {
  const width = (topValue: number) => {
    const [row] = winners as [PlayerGameStats, ...PlayerGameStats[]];
    renderScreen(<BarRow row={row} isMe={false} stat="numWins" topValue={topValue} />);
    const bar = document.querySelector('[aria-hidden="true"] > *');
    const barWidth = bar ? getComputedStyle(bar).width : null;
    document.body.replaceChildren();
    return barWidth;
  };
  expect([width(16), width(8), width(4)]).toEqual(['50%', '100%', '100%']);
});

const previewTexts = (uid: string) => {
  renderScreen(
    <StatPreview stat="numWins" rows={winners} points={DEFAULT_POINTS} uid={uid} showAllPath="/all" />,
  );
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  cleanup();
  return items;
};

test.each([
  ['the top three, then the viewer', 'eve', ['Ann8', 'Bea7', 'Cem6', 'Eveyou4']],
  ['a viewer in the top three once', 'cem', ['Ann8', 'Bea7', 'Cemyou6']],
  ['only the top three without a row', 'stranger', ['Ann8', 'Bea7', 'Cem6']],
])('a preview shows %s', (_, uid, expected) => {
  expect(previewTexts(uid)).toEqual(expected);
});
