import type { DemoGame, DemoInstance } from '../world.schema.ts';
import { documentId } from './ids.ts';
import { FIRST_WEEK, makeSeasons, poolIn, SECOND_SEASON } from './season.ts';

const NO_REPLIES = { teamA: [], teamB: [], pool: [], no: [], unanswered: [] };

export const UPCOMING: DemoInstance = {
  ...NO_REPLIES,
  id: documentId('weekly 0'),
  weeks: 0,
  status: 'INVITES_SENT',
  pool: ['priya', 'kwame', 'zoe', 'liam', 'sofia', 'yusuf'],
  no: ['ngozi', 'maxi'],
  unanswered: [...allBut(['priya', 'kwame', 'zoe', 'liam', 'sofia', 'yusuf', 'ngozi', 'maxi']), 'dave'],
};

function allBut(replied: readonly string[]): string[] {
  return [...poolIn(-1), 'freya'].filter((handle) => !replied.includes(handle));
}

export function makeWeekly(): DemoGame {
  return {
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
    money: { currency: 'GBP', howToPay: 'https://monzo.me/priya-fives', debtsSeen: 'OWN' },
    anchor: { kind: 'within', hours: 72, clock: '19:30' },
    seasons: [
      { id: documentId('weekly season 1'), name: 'First season', weeks: FIRST_WEEK },
      { id: documentId('weekly season 2'), name: 'Second season', weeks: SECOND_SEASON },
    ],
    instances: [...makeSeasons(), UPCOMING],
  };
}

export function makeCharityMatch(): DemoGame {
  const demoInstance: DemoInstance = {
    ...NO_REPLIES,
    id: documentId('charity 0'),
    weeks: 0,
    status: 'CREATED',
    pool: ['tom', 'aisha', 'priya', 'kwame', 'hannah', 'mateusz', 'callum', 'sofia', 'liam', 'marcus'],
    no: ['zoe'],
    unanswered: ['freya'],
  };
  return {
    id: documentId('charity'),
    organiser: 'priya',
    coOrganisers: [],
    raters: [],
    settings: {
      name: 'Sunday charity match',
      location: 'Hackney Marshes, pitch 12',
      numberOfPlayers: 8,
      isRecurring: false,
    },
    anchor: { kind: 'weekday', weekday: 0, afterHours: 24, clock: '11:00' },
    seasons: [],
    instances: [demoInstance],
  };
}

export function makeLunchtime(): DemoGame {
  const demoInstance: DemoInstance = {
    ...NO_REPLIES,
    id: documentId('lunchtime 0'),
    weeks: 0,
    status: 'INVITES_SENT',
    teamA: ['marcus', 'aisha', 'liam', 'hannah', 'rashid'],
    teamB: ['tom', 'priya', 'ngozi', 'callum', 'mateusz'],
    no: ['dai'],
    looks: { teamAName: 'Suits', teamBName: 'Hoodies', teamAColour: '#3F3F46', teamBColour: '#F97316' },
  };
  return {
    id: documentId('lunchtime'),
    organiser: 'marcus',
    coOrganisers: [],
    raters: [],
    settings: {
      name: 'Lunchtime 5s',
      location: 'Finsbury Leisure Centre',
      numberOfPlayers: 10,
      isRecurring: true,
      autoInvites: false,
    },
    anchor: { kind: 'ago', days: 1, clock: '12:30' },
    seasons: [],
    instances: [demoInstance],
  };
}

export function makeTonight(): DemoGame {
  const reserves = ['hannah', 'ngozi'];
  const demoInstance: DemoInstance = {
    ...NO_REPLIES,
    id: documentId('tonight 0'),
    weeks: 0,
    status: 'INVITES_SENT',
    pool: ['kwame', 'zoe', 'mateusz', 'yusuf', 'callum', 'kojo', 'dave', ...reserves],
    no: ['rashid'],
    late: { dropOuts: ['rashid'], reserves, asked: ['hannah'] },
  };
  return {
    id: documentId('tonight'),
    organiser: 'kwame',
    coOrganisers: ['zoe'],
    raters: [],
    settings: {
      name: 'Canalside 4s',
      location: 'Hackney Wick cage',
      numberOfPlayers: 8,
      isRecurring: false,
    },
    anchor: { kind: 'soon', hours: 2 },
    seasons: [],
    instances: [demoInstance],
  };
}
