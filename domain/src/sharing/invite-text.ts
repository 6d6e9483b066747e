import type { GameSummary } from '../game/game.schema.ts';
import { DISPLAY_FORMATS, sharedStart } from '../time/format.ts';

interface InviteInput extends Pick<GameSummary, 'name' | 'location' | 'timeZone'> {
  readonly startDateTime: Date;
}

export function inviteTitle({ name }: Pick<InviteInput, 'name'>): string {
  return `Game invite: ${name}`;
}

export function inviteText(invite: InviteInput, senderZone: string = invite.timeZone): string {
  const { name, location } = invite;
  return `Join ${name} at ${location} on ${sharedStart(invite, DISPLAY_FORMATS.header, senderZone)}`;
}
