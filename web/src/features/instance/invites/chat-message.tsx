import { Button, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import {
  type ChatMoment,
  type ChatPicture,
  chatMoment,
  chatPicture,
  chatText,
  type GameId,
  runningSeason,
} from '@fives/domain';
import { LuCopy, LuImage, LuShare2 } from 'react-icons/lu';
import { inviteLink } from '../../../config/paths.ts';
import { useGame, useStatsTable } from '../../../db/games.ts';
import { dataOf } from '../../../db/live.ts';
import { ownTimeZone } from '../../../lib/device.ts';
import { canShare, copyText, shareOrCopy, shareOrSave } from '../../../lib/share.ts';
import { toastError } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';
import { drawPicture } from '../picture/draw-picture.ts';
import { ShareSection } from './invites-dialog.tsx';

const TITLES: Record<ChatMoment, string> = {
  INVITE: 'Invite',
  WHO_IS_IN: "Who's in",
  TEAMS: 'Teams',
  RESULT: 'Result',
  CALLED_OFF: 'Cancelled',
};

interface ChatMessageProps {
  readonly view: InstanceView;
  readonly onShared?: (() => void) | undefined;
}

export function ChatMessage({ view, onShared }: ChatMessageProps) {
  const { game } = view.instance;
  const { moment, text, picture } = useChatMessage(view);
  const callWhenShared = async (sharing: Promise<boolean>) => {
    if (await sharing) onShared?.();
  };
  return (
    <ShareSection title={TITLES[moment]}>
      {text === null ? (
        <Skeleton height="40" borderRadius="xl" />
      ) : (
        <>
          <Text
            layerStyle="panel"
            p="3"
            maxH="40"
            overflowY="auto"
            tabIndex={0}
            fontSize="sm"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            role="region"
            aria-label="Message"
          >
            {text}
          </Text>
          <SimpleGrid columns={{ base: 1, md: canShare() ? 2 : 1 }} gap="3">
            <Button variant="outline" onClick={() => void callWhenShared(copyText(text))}>
              <LuCopy aria-hidden="true" />
              Copy message
            </Button>
            {canShare() && (
              <Button
                variant="outline"
                onClick={() => void callWhenShared(shareOrCopy({ title: game.name, text }))}
              >
                <LuShare2 aria-hidden="true" />
                Share message
              </Button>
            )}
          </SimpleGrid>
          {picture && (
            <Button variant="outline" onClick={() => void sharePicture(picture)}>
              <LuImage aria-hidden="true" />
              Share as image
            </Button>
          )}
        </>
      )}
    </ShareSection>
  );
}

/**
 * Returns the message and its image, both null while loading. A result message includes a table if the viewer can read
 * the table. The table covers the running season, or all time without a season.
 */
function useChatMessage({ instance, people, now }: InstanceView) {
  const moment = chatMoment({ instance, people: people ?? [] });
  const isResult = moment === 'RESULT';
  const table = useRunningTable(isResult ? instance.gameId : null, now);
  if (people === null || (isResult && table.status === 'loading'))
    return { moment, text: null, picture: null };
  const rows = dataOf(table) ?? [];
  const link = inviteLink(instance);
  const input = { instance, people, rows, link, senderZone: ownTimeZone() };
  return { moment, text: chatText(input, now), picture: chatPicture(input) };
}

function useRunningTable(gameId: GameId | null, now: Date) {
  const game = useGame(gameId);
  const season = game.status === 'success' && game.data ? runningSeason(game.data.seasons, now) : null;
  const table = useStatsTable(game.status === 'success' ? gameId : null, season?.id ?? null);
  return game.status === 'error' ? game : table;
}

async function sharePicture(picture: ChatPicture): Promise<void> {
  try {
    const blob = await drawPicture(picture);
    await shareOrSave(picture.title, new File([blob], 'fives.png', { type: blob.type }));
  } catch (error) {
    console.error('Drawing failed', error);
    toastError("Couldn't create the image");
  }
}
