import { type GameInstance, inviteText, inviteTitle } from '@fives/domain';
import { shareOrCopy } from '../../components/share.ts';
import { saveVisibly } from '../../components/ui/save-visibly.ts';
import { toastError, toastSuccess } from '../../components/ui/toasts.tsx';
import { inviteLink } from '../../config/paths.ts';
import { saveInvitesSent } from '../../db/game-instances.ts';
import { useUid } from '../../session/session.ts';
import { invitesProblem } from './invites-problem.ts';

export interface Invite {
  readonly link: string;
  readonly copyLink: () => Promise<void>;
  readonly share: () => Promise<void>;
}

/** Hands the invite on. Once its organiser has done so for the first time, the invites count as sent. */
export function useInvite(instance: GameInstance): Invite {
  const uid = useUid();
  const link = inviteLink(instance.id);
  const { startDateTime, game } = instance;
  const markSent = () => {
    if (uid !== game.orgUid || instance.status !== 'CREATED') return;
    if (invitesProblem(instance, new Date()) !== null) return;
    void saveVisibly(saveInvitesSent(instance.id), 'The invites were not marked as sent');
  };
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toastSuccess('Link copied!');
      markSent();
    } catch (error) {
      console.error('Copying failed', error);
      toastError('The link could not be copied. Select it and copy it by hand.');
    }
  };
  const share = async () => {
    const text = inviteText({ ...game, startDateTime });
    if (await shareOrCopy({ title: inviteTitle(game), text, url: link })) markSent();
  };
  return { link, copyLink, share };
}
