import { DISPLAY_FORMATS, sharedStart } from '../time/format.ts';

export interface InviteInput {
  readonly name: string;
  readonly location: string;
  readonly timeZone: string;
  readonly startDateTime: Date;
}

export function inviteTitle({ name }: Pick<InviteInput, 'name'>): string {
  return `Game invite: ${name}`;
}

/**
 * Returns the sentence for an invite link.
 * @param senderZone zone of the sender, the game's zone on the server
 */
export function inviteText(invite: InviteInput, senderZone: string = invite.timeZone): string {
  const { name, location } = invite;
  return `Join ${name} at ${location} on ${sharedStart(invite, DISPLAY_FORMATS.header, senderZone)}`;
}
