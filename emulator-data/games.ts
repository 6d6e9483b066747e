import { documentId } from './cast.ts';
import type { DemoGame } from './demo-game.ts';
import { demoInstance, FIRST_WEEK, makeSeasons, poolIn, SECOND_SEASON } from './season.ts';
import { inDays, soon } from './start-times.ts';

const IN = ['priya', 'kwame', 'zoe', 'liam', 'sofia', 'yusuf'];
const OUT = ['ngozi', 'maxi'];

export const UPCOMING = demoInstance('weekly', 0, {
  pool: IN,
  no: OUT,
  unanswered: [...[...poolIn(-1), 'freya'].filter((handle) => ![...IN, ...OUT].includes(handle)), 'dave'],
});

const WEEKLY: DemoGame = {
  id: documentId('weekly'),
  organiser: 'priya',
  coOrganisers: ['kwame'],
  raters: ['tom'],
  settings: {
    name: '{weekday} Night Fives',
    location: 'Mabley Green, pitch 3',
    numberOfPlayers: 10,
    isRecurring: true,
  },
  money: {
    ...{ currency: 'GBP', howToPay: 'https://monzo.me/priya-fives', debtsSeen: 'OWN' },
    ...{ usualAmount: 6500, turn: 1 },
  },
  anchor: inDays(2, '19:30'),
  seasons: [
    { id: documentId('weekly season 1'), name: 'First season', weeks: FIRST_WEEK },
    { id: documentId('weekly season 2'), name: 'Second season', weeks: SECOND_SEASON },
  ],
  instances: [...makeSeasons(), UPCOMING],
};

const CHARITY: DemoGame = {
  id: documentId('charity'),
  organiser: 'priya',
  settings: { name: 'Charity match', location: 'Hackney Marshes', numberOfPlayers: 8, isRecurring: false },
  anchor: inDays(4, '11:00'),
  instances: [
    demoInstance('charity', 0, {
      status: 'CREATED',
      pool: ['tom', 'aisha', 'priya', 'kwame', 'hannah', 'mateusz', 'callum', 'sofia', 'liam', 'marcus'],
      no: ['zoe'],
      unanswered: ['freya'],
    }),
  ],
};

const LUNCHTIME: DemoGame = {
  id: documentId('lunchtime'),
  organiser: 'marcus',
  settings: {
    name: 'Lunchtime 5s',
    location: 'Finsbury Leisure Centre',
    numberOfPlayers: 10,
    isRecurring: true,
    autoInvites: false,
  },
  anchor: inDays(-1, '12:30'),
  instances: [
    demoInstance('lunchtime', 0, {
      teamA: ['marcus', 'aisha', 'liam', 'hannah', 'rashid'],
      teamB: ['tom', 'priya', 'ngozi', 'callum', 'mateusz'],
      no: ['dai'],
      looks: { teamAName: 'Suits', teamBName: 'Hoodies', teamAColour: '#3F3F46', teamBColour: '#F97316' },
    }),
  ],
};

const TONIGHT: DemoGame = {
  id: documentId('tonight'),
  organiser: 'kwame',
  coOrganisers: ['zoe'],
  settings: { name: 'Canalside 4s', location: 'Hackney Wick cage', numberOfPlayers: 8, isRecurring: false },
  anchor: soon(2),
  instances: [
    demoInstance('tonight', 0, {
      pool: ['kwame', 'zoe', 'mateusz', 'yusuf', 'callum', 'kojo', 'dave', 'hannah', 'ngozi'],
      no: ['rashid'],
      lateDropOuts: ['rashid'],
    }),
  ],
};

export const GAMES = [WEEKLY, CHARITY, LUNCHTIME, TONIGHT];
