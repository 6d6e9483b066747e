import { toByHandUid } from '@fives/domain';
import type { Registered, World } from '../world.schema.ts';
import { authUid, documentId } from './ids.ts';

export interface Regular {
  readonly handle: string;
  /** Difference in goals that the player makes to a team. 0 is average. */
  readonly skill: number;
  readonly yesProbability: number;
  readonly firstWeek: number;
  readonly lastWeek: number;
}

const NAMES: readonly (readonly [handle: string, name: string, role?: string])[] = [
  ['priya', 'Priya Raman', 'Organiser of the weekly game'],
  ['tom', 'Tom Ashworth', 'Player'],
  ['kwame', 'Kwame Mensah', 'Second organiser of the weekly game, who also runs one tonight'],
  ['zoe', 'Zoë Lindqvist'],
  ['mateusz', 'Mateusz Wójcik'],
  ['aisha', 'Aisha Bello'],
  ['callum', "Callum O'Neill"],
  ['yusuf', 'يوسف حداد'],
  ['maxi', 'Maximiliano Alejandro de la Fuente-Villanueva'],
  ['ngozi', 'Ngozi Okafor'],
  ['liam', 'Liam Chen'],
  ['sofia', 'Sofia Marinho'],
  ['dai', 'Dai Evans'],
  ['hannah', 'Hannah Cohen', 'Reserve, who is offered a spot in a game tonight'],
  ['rashid', 'Rashid Khan'],
  ['marcus', 'Marcus Bell', 'Organiser of Lunchtime 5s, who has a winner to pick'],
  ['freya', 'Freya Nilsen', 'Newcomer, who has never played'],
];

const GUESTS = [
  ['steve', 'Big Steve'],
  ['ana', 'Ana (Sofia’s sister)'],
  ['kofi', 'Kofi'],
] as const;

const HAND_MADE = [
  { handle: 'dave', name: 'Dave from work', addedBy: 'priya', isPlusOne: false },
  { handle: 'kojo', name: 'Kojo', addedBy: 'kwame', isPlusOne: true },
] as const;

const TALENTS: Readonly<
  Record<string, readonly [skill: number, yesProbability: number, firstWeek: number, lastWeek: number]>
> = {
  priya: [0.3, 0.9, -70, -1],
  tom: [0.9, 0.85, -70, -1],
  kwame: [1.4, 0.75, -70, -1],
  zoe: [1.1, 0.7, -70, -1],
  mateusz: [0.2, 0.8, -70, -1],
  aisha: [0.6, 0.65, -70, -1],
  callum: [-0.4, 0.8, -70, -1],
  yusuf: [0.8, 0.7, -64, -1],
  maxi: [-0.2, 0.75, -70, -1],
  ngozi: [0.1, 0.6, -70, -1],
  liam: [-0.7, 0.85, -70, -1],
  sofia: [0.5, 0.65, -31, -1],
  dai: [-1.2, 0.7, -70, -38],
  hannah: [-0.3, 0.75, -29, -1],
  rashid: [-0.9, 0.6, -70, -20],
};

export const REGULARS: readonly Regular[] = Object.entries(TALENTS).map(([handle, talent]) => {
  const [skill, yesProbability, firstWeek, lastWeek] = talent;
  return { handle, skill, yesProbability, firstWeek, lastWeek };
});

export function makeRegistered(): Registered[] {
  return NAMES.map(([handle, name, role]) => ({
    handle,
    uid: authUid(handle),
    name,
    email: `${handle}@fives.example`,
    ...(role !== undefined && { role }),
  }));
}

export function makeGuests(): World['guests'] {
  return GUESTS.map(([handle, name]) => ({ handle, uid: authUid(handle), name }));
}

export function makeAddedByHand(): World['addedByHand'] {
  return HAND_MADE.map((person) => ({ ...person, uid: toByHandUid(documentId(`by hand ${person.handle}`)) }));
}
