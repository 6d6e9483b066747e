import {
  type Actor,
  type GameInstance,
  invitedUids,
  inviteText,
  type PlayerInstance,
  setStatus,
} from '@fives/domain';
import { LuSend } from 'react-icons/lu';
import { saveInstance } from '../../db/game-instances.ts';
import { useGame } from '../../db/games.ts';
import { reportReach } from '../../hooks/report-reach.ts';
import { useActor } from '../../session/session.ts';
import { ButtonCard } from '../../ui/cards.tsx';
import { saveVisibly, toastSuccess } from '../../ui/toasts.ts';

export interface InvitesDueCardProps {
  readonly instance: GameInstance;
  /** Everyone with a place; null while they are on their way. */
  readonly people: readonly PlayerInstance[] | null;
  /** Opens the sheet with the link. */
  readonly onInvites: () => void;
}

/** The invites have not gone out. A first game has nobody to invite but by its link; later ones have a pool. */
export function InvitesDueCard(props: InvitesDueCardProps) {
  return props.instance.isFirstGame ? <ShareLinkCard {...props} /> : <InviteAllCard {...props} />;
}

const SEND = <LuSend />;

function ShareLinkCard({ onInvites }: Pick<InvitesDueCardProps, 'onInvites'>) {
  return (
    <ButtonCard
      onClick={onInvites}
      icon={SEND}
      title="Invites due!"
      text="Share the link so players can reply."
    />
  );
}

/** Invites everybody in the game's pool by one tap; where nobody else is in it yet, there is the link. */
function InviteAllCard({ instance, people, onInvites }: InvitesDueCardProps) {
  const live = useGame(instance.gameId);
  const actor = useActor();
  const game = live.status === 'success' ? live.data : null;
  const count = game && people ? invitedUids({ game, people }).length : 0;
  if (count === 0) return <ShareLinkCard onInvites={onInvites} />;
  return (
    <ButtonCard
      onClick={() => void inviteAll(instance, actor, count)}
      icon={<LuSend />}
      title="Invites due!"
      text={`Invite ${playersText(count)}`}
    />
  );
}

/** The server gives each of them a place and an invite. */
async function inviteAll(instance: GameInstance, actor: Actor, count: number): Promise<void> {
  const saved = saveInstance(setStatus, instance, actor, { status: 'INVITES_SENT' });
  if (!(await saveVisibly(saved, "Couldn't send the invites"))) return;
  toastSuccess(`Inviting ${playersText(count)}`);
  await reportReach(
    instance.id,
    'invites',
    inviteText({ ...instance.game, startDateTime: instance.startDateTime }),
  );
}

function playersText(count: number): string {
  return count === 1 ? '1 player' : `all ${count} players`;
}
