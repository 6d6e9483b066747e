import { type GameInstance, hasStarted, inviteText, inviteTitle, reasonText } from '@fives/domain';
import { inviteLink } from '../../../config/paths.ts';
import { ownTimeZone } from '../../../lib/own-zone.ts';
import { copyText, shareOrCopy } from '../../../lib/share.ts';

const LINK_COPIED = {
  done: 'Link copied!',
  failed: "Couldn't copy. Select the link and copy it yourself.",
};

export type Invited = Pick<GameInstance, 'id' | 'status' | 'startDateTime'> & {
  readonly game: Pick<GameInstance['game'], 'name' | 'location' | 'timeZone' | 'inviteKey'>;
};

export interface Invite {
  readonly link: string;
  readonly copyLink: () => Promise<void>;
  readonly share: () => Promise<void>;
}

export function useInvite({ id, game, startDateTime }: Invited, onHandedOn?: () => void): Invite {
  const link = inviteLink(id, game.inviteKey);
  const copyLink = async () => {
    if (await copyText(link, LINK_COPIED)) onHandedOn?.();
  };
  const share = async () => {
    const text = inviteText({ ...game, startDateTime }, ownTimeZone());
    if (await shareOrCopy({ title: inviteTitle(game), text, url: link })) onHandedOn?.();
  };
  return { link, copyLink, share };
}

/** Returns why invites are impossible, or null if they are possible. */
export function invitesProblem(
  instance: Pick<Invited, 'status' | 'startDateTime'>,
  now: Date,
): string | null {
  if (instance.status === 'CANCELLED') return reasonText({ code: 'CANCELLED' });
  return hasStarted(instance.startDateTime, now) ? reasonText({ code: 'PLAYED_UNINVITED' }) : null;
}
