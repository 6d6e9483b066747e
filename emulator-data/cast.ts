import { randomFromSeed, toByHandUid } from '@fives/domain';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const documentId = (seed: string) => lettersFrom(`document ${seed}`, 20);
const authUid = (seed: string) => lettersFrom(`person ${seed}`, 28);

function lettersFrom(seed: string, length: number): string {
  const random = randomFromSeed(seed);
  return Array.from({ length }, () => LETTERS.charAt(Math.floor(random() * LETTERS.length))).join('');
}

/** `skill` is the difference in goals that the player makes to a team. 0 is average. */
type Habits = readonly [skill: number, yesProbability: number, firstWeek: number, lastWeek: number];

const PEOPLE: readonly (readonly [handle: string, name: string, habits: Habits | null, role?: string])[] = [
  ['priya', 'Priya Raman', [0.3, 0.9, -70, -1], 'Organiser of the weekly game'],
  ['tom', 'Tom Ashworth', [0.9, 0.85, -70, -1], 'Player'],
  ['kwame', 'Kwame Mensah', [1.4, 0.75, -70, -1], 'Second organiser, who also runs a game tonight'],
  ['zoe', 'Zoë Lindqvist', [1.1, 0.7, -70, -1]],
  ['mateusz', 'Mateusz Wójcik', [0.2, 0.8, -70, -1]],
  ['aisha', 'Aisha Bello', [0.6, 0.65, -70, -1]],
  ['callum', "Callum O'Neill", [-0.4, 0.8, -70, -1]],
  ['yusuf', 'يوسف حداد', [0.8, 0.7, -64, -1]],
  ['maxi', 'Maximiliano Alejandro de la Fuente-Villanueva', [-0.2, 0.75, -70, -1]],
  ['ngozi', 'Ngozi Okafor', [0.1, 0.6, -70, -1]],
  ['liam', 'Liam Chen', [-0.7, 0.85, -70, -1]],
  ['sofia', 'Sofia Marinho', [0.5, 0.65, -31, -1]],
  ['dai', 'Dai Evans', [-1.2, 0.7, -70, -38]],
  ['hannah', 'Hannah Cohen', [-0.3, 0.75, -29, -1], 'Reserve, who is offered a spot in a game tonight'],
  ['rashid', 'Rashid Khan', [-0.9, 0.6, -70, -20]],
  ['marcus', 'Marcus Bell', null, 'Organiser of Lunchtime 5s, who has a winner to pick'],
  ['freya', 'Freya Nilsen', null, 'Newcomer, who has never played'],
];

export const REGULARS = PEOPLE.flatMap(([handle, , habits]) => {
  if (habits === null) return [];
  const [skill, yesProbability, firstWeek, lastWeek] = habits;
  return [{ handle, skill, yesProbability, firstWeek, lastWeek }];
});

export interface Person {
  readonly uid: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly addedBy?: string;
  readonly broughtBy?: string;
}

const password = 'five-a-side';

/** `role` marks the log-ins that `npm start` shows. */
export const REGISTERED = PEOPLE.map(([handle, name, , role]) => {
  return { uid: authUid(handle), name, isGuest: false, email: `${handle}@fives.example`, password, role };
});

const addedByHand = (handle: string, name: string, adder: string): Required<Omit<Person, 'broughtBy'>> => {
  const uid = toByHandUid(documentId(`by hand ${handle}`));
  return { uid, name, isGuest: true, addedBy: authUid(adder) };
};

const OTHERS: Readonly<Record<string, Person>> = {
  steve: { uid: authUid('steve'), name: 'Big Steve', isGuest: true },
  ana: { uid: authUid('ana'), name: 'Ana (Sofia’s sister)', isGuest: true },
  dave: addedByHand('dave', 'Dave from work', 'priya'),
  kojo: { ...addedByHand('kojo', 'Kojo', 'kwame'), broughtBy: authUid('kwame') },
};

/** Guests who have signed in. */
export const GUESTS = Object.values(OTHERS).filter(({ addedBy }) => addedBy === undefined);

export function personOf(handle: string): Person {
  const at = PEOPLE.findIndex(([known]) => known === handle);
  const { uid, name } = REGISTERED[at] ?? {};
  const person = uid && name ? { uid, name, isGuest: false } : OTHERS[handle];
  if (person === undefined) throw new Error(`Nobody in the demo world is called ${handle}`);
  return person;
}

export const uidOf = (handle: string) => personOf(handle).uid;
