import { DISPLAY_FORMATS, formatInZone } from '../time/format.ts';

export interface InviteInput {
  readonly name: string;
  readonly location: string;
  readonly timeZone: string;
  readonly startDateTime: Date;
}

/** The title of a shared invite. */
export function inviteTitle({ name }: Pick<InviteInput, 'name'>): string {
  return `Game invite: ${name}`;
}

/** The sentence sent along with an invite link. */
export function inviteText({ name, location, timeZone, startDateTime }: InviteInput): string {
  return `Join ${name} at ${location} on ${formatInZone(startDateTime, timeZone, DISPLAY_FORMATS.header)}`;
}
