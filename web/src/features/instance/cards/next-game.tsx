import {
  type GameInstance,
  invitePath,
  type NextInstance,
  nextGameText,
  type Reply,
  readNextInstance,
} from '@fives/domain';
import { LuMail } from 'react-icons/lu';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../../api/client.ts';
import { useApiData } from '../../../hooks/use-api.ts';
import { replyLinkState } from '../../../hooks/use-linked-dialog.ts';
import { PlainCard } from '../../../ui/cards.tsx';
import { NextGameSkeleton } from '../instance-placeholders.tsx';
import { QuickReply } from '../reply/quick-reply.tsx';

/** Returns undefined while the next instance loads, and null if there is none. */
export function useNextInstance({ id }: GameInstance): NextInstance | null | undefined {
  const answer = useApiData(id, "Couldn't load the next game", () =>
    callApi('getGameInstance', { params: { giId: id }, query: {} }),
  );
  if (answer.status === 'loading') return undefined;
  return answer.status === 'success' ? readNextInstance(answer.data.nextInstance) : null;
}

export function NextGame({ instance }: { readonly instance: GameInstance }) {
  const next = useNextInstance(instance);
  if (next === undefined) return <NextGameSkeleton />;
  return next && <NextGameCard next={next} game={instance.game} />;
}

interface NextGameCardProps {
  readonly next: NextInstance;
  readonly game: Pick<GameInstance['game'], 'timeZone' | 'inviteKey'>;
}

/** The screen of the next date takes the reply as if it was tapped there. */
export function NextGameCard({ next, game }: NextGameCardProps) {
  const navigate = useNavigate();
  const { title, text } = nextGameText(next, game.timeZone);
  const open = (reply: Reply) =>
    void navigate(invitePath(next.id, game.inviteKey), { state: replyLinkState(reply) });
  return (
    <PlainCard icon={<LuMail />} title={title} text={text}>
      <QuickReply label={title} current={null} onReply={open} />
    </PlainCard>
  );
}
