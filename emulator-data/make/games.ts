import type { DemoGame, DemoInstance } from '../world.ts';
import { documentId } from './cast.ts';
import { demoInstance, FIRST_WEEK, makeSeasons, poolIn, SECOND_SEASON } from './season.ts';

type GameFields = Pick<DemoGame, 'settings' | 'anchor' | 'instances'> & Partial<DemoGame>;

function demoGame(
  seed: string,
  organiser: string,
  { settings, anchor, instances, ...more }: GameFields,
): DemoGame {
  const none = { coOrganisers: [], raters: [], seasons: [] };
  return { id: documentId(seed), organiser, settings, anchor, instances, ...none, ...more };
}

const IN = ['priya', 'kwame', 'zoe', 'liam', 'sofia', 'yusuf'];
const OUT = ['ngozi', 'maxi'];

export const UPCOMING: DemoInstance = demoInstance('weekly', 0, {
  pool: IN,
  no: OUT,
  unanswered: [...[...poolIn(-1), 'freya'].filter((handle) => ![...IN, ...OUT].includes(handle)), 'dave'],
});

const WEEKLY = demoGame('weekly', 'priya', {
  coOrganisers: ['kwame'],
  raters: ['tom'],
  settings: {
    name: '{weekday} Night Fives',
    location: 'Mabley Green, pitch 3',
    numberOfPlayers: 10,
    isRecurring: true,
  },
  money: { currency: 'GBP', howToPay: 'https://monzo.me/priya-fives', debtsSeen: 'OWN' },
  anchor: { kind: 'within', hours: 72, clock: '19:30' },
  seasons: [
    { id: documentId('weekly season 1'), name: 'First season', weeks: FIRST_WEEK },
    { id: documentId('weekly season 2'), name: 'Second season', weeks: SECOND_SEASON },
  ],
  instances: [...makeSeasons(), UPCOMING],
});

const CHARITY = demoGame('charity', 'priya', {
  settings: {
    name: 'Sunday charity match',
    location: 'Hackney Marshes, pitch 12',
    numberOfPlayers: 8,
    isRecurring: false,
  },
  anchor: { kind: 'weekday', weekday: 0, afterHours: 24, clock: '11:00' },
  instances: [
    demoInstance('charity', 0, {
      status: 'CREATED',
      pool: ['tom', 'aisha', 'priya', 'kwame', 'hannah', 'mateusz', 'callum', 'sofia', 'liam', 'marcus'],
      no: ['zoe'],
      unanswered: ['freya'],
    }),
  ],
});

const LUNCHTIME = demoGame('lunchtime', 'marcus', {
  settings: {
    name: 'Lunchtime 5s',
    location: 'Finsbury Leisure Centre',
    numberOfPlayers: 10,
    isRecurring: true,
    autoInvites: false,
  },
  anchor: { kind: 'ago', days: 1, clock: '12:30' },
  instances: [
    demoInstance('lunchtime', 0, {
      teamA: ['marcus', 'aisha', 'liam', 'hannah', 'rashid'],
      teamB: ['tom', 'priya', 'ngozi', 'callum', 'mateusz'],
      no: ['dai'],
      looks: { teamAName: 'Suits', teamBName: 'Hoodies', teamAColour: '#3F3F46', teamBColour: '#F97316' },
    }),
  ],
});

const RESERVES = ['hannah', 'ngozi'];

const TONIGHT = demoGame('tonight', 'kwame', {
  coOrganisers: ['zoe'],
  settings: {
    name: 'Canalside 4s',
    location: 'Hackney Wick cage',
    numberOfPlayers: 8,
    isRecurring: false,
  },
  anchor: { kind: 'soon', hours: 2 },
  instances: [
    demoInstance('tonight', 0, {
      pool: ['kwame', 'zoe', 'mateusz', 'yusuf', 'callum', 'kojo', 'dave', ...RESERVES],
      no: ['rashid'],
      late: { dropOuts: ['rashid'], reserves: RESERVES, asked: ['hannah'] },
    }),
  ],
});

export const GAMES = [WEEKLY, CHARITY, LUNCHTIME, TONIGHT];
