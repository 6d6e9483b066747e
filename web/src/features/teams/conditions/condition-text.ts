import { apartFrom, type OrganiserNotes, type Team } from '@fives/domain';
import type { Locks } from '../fair/fair-wishes.ts';
import type { TeamLook } from '../team-lists.ts';

export interface Noted {
  readonly notes: OrganiserNotes;
  readonly locks: Locks;
  readonly looks: Record<Team, TeamLook>;
  readonly nameOf: (uid: string) => string;
}

/** All that is asked of one person, in a few words: 'In Bibs · keeper · apart from Ben'. Empty where that is nothing. */
export function conditionText(uid: string, { notes, locks, looks, nameOf }: Noted): string {
  const team = locks[uid];
  const apart = apartFrom(notes, uid).map(nameOf);
  return [
    team && `in ${looks[team].name}`,
    notes.keepers.includes(uid) && 'keeper',
    apart.length > 0 && `apart from ${apart.join(', ')}`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');
}

/** '3 of 5 stars', as it is read out. */
export function starsText(stars: number | undefined): string {
  return stars === undefined ? 'no stars' : `${stars} of 5 stars`;
}
