import { DISPLAY_FORMATS, sharedStart } from '../time/format.ts';

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

/**
 * The sentence sent along with an invite link.
 * @param senderZone the zone of whoever sends it; the server sends from the pitch
 */
export function inviteText(invite: InviteInput, senderZone: string = invite.timeZone): string {
  const { name, location } = invite;
  return `Join ${name} at ${location} on ${sharedStart(invite, DISPLAY_FORMATS.header, senderZone)}`;
}
