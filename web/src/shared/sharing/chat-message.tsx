import { Button, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import {
  type ChatMoment,
  type ChatPicture,
  chatMoment,
  chatPicture,
  chatText,
  type Draft,
  type GameId,
  type GameInstance,
  leaderboardText,
  type PlayerInstance,
  runningSeason,
  type Uid,
} from '@fives/domain';
import { useState } from 'react';
import { LuCopy, LuImage, LuShare2 } from 'react-icons/lu';
import { inviteLink, statsLink } from '../../config/paths.ts';
import { useGame, useStatsTable } from '../../db/games.ts';
import { dataOf } from '../../db/live.ts';
import { ownTimeZone } from '../../lib/device.ts';
import { canShare, copyText, shareOrCopy, shareOrSave } from '../../lib/share.ts';
import { toastError } from '../../ui/toasts.ts';
import { drawPicture } from './draw-picture.ts';
import { ShareSection } from './share-section.tsx';

const TITLES: Record<ChatMoment, string> = {
  INVITE: 'Invite',
  WHO_IS_IN: "Who's in",
  WHO_PLAYED: 'Who played',
  TEAMS: 'Teams',
  RESULT: 'Result',
  CALLED_OFF: 'Cancelled',
};

export interface ChatMessageProps {
  readonly view: {
    readonly instance: GameInstance;
    /** Null while loading. */
    readonly people: readonly PlayerInstance[] | null;
    readonly draft: Draft | null;
    readonly viewer: { readonly uid: Uid | null };
    readonly now: Date;
  };
  readonly onShared?: (() => void) | undefined;
}

export function ChatMessage({ view, onShared }: ChatMessageProps) {
  const { game } = view.instance;
  const { moment, text, picture, leaderboard } = useChatMessage(view);
  return (
    <>
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
            <TextButtons what="message" title={game.name} text={text} onShared={onShared} />
            {picture && <PictureButton key={JSON.stringify(picture)} picture={picture} />}
          </>
        )}
      </ShareSection>
      {leaderboard && (
        <ShareSection title="Leaderboard">
          <TextButtons what="leaderboard" title={game.name} text={leaderboard} />
        </ShareSection>
      )}
    </>
  );
}

interface TextButtonsProps extends Pick<ChatMessageProps, 'onShared'> {
  readonly what: string;
  readonly title: string;
  readonly text: string;
}

function TextButtons({ what, title, text, onShared }: TextButtonsProps) {
  const callWhenShared = async (sharing: Promise<boolean>) => {
    if (await sharing) onShared?.();
  };
  return (
    <SimpleGrid columns={{ base: 1, md: canShare() ? 2 : 1 }} gap="3">
      <Button variant="outline" onClick={() => void callWhenShared(copyText(text))}>
        <LuCopy aria-hidden="true" />
        {`Copy ${what}`}
      </Button>
      {canShare() && (
        <Button variant="outline" onClick={() => void callWhenShared(shareOrCopy({ title, text }))}>
          <LuShare2 aria-hidden="true" />
          {`Share ${what}`}
        </Button>
      )}
    </SimpleGrid>
  );
}

/** Draws before the tap, because a device shares a file only soon after a tap. */
function PictureButton({ picture }: { readonly picture: ChatPicture }) {
  const [drawing] = useState(() => drawFile(picture));
  const share = async () => {
    const file = await drawing;
    if (file === null) toastError("Couldn't create the image");
    else await shareOrSave(picture.title, file);
  };
  return (
    <Button variant="outline" onClick={() => void share()}>
      <LuImage aria-hidden="true" />
      Share as image
    </Button>
  );
}

async function drawFile(picture: ChatPicture): Promise<File | null> {
  try {
    const blob = await drawPicture(picture);
    return new File([blob], 'fives.png', { type: blob.type });
  } catch (error) {
    console.error('Drawing failed', error);
    return null;
  }
}

/** Returns the texts and the image. All are null while loading, and if there is nothing to show. */
function useChatMessage({ instance, people, draft, viewer, now }: ChatMessageProps['view']) {
  const { game, gameId, memberUids } = instance;
  const isMember = viewer.uid !== null && memberUids.includes(viewer.uid);
  const table = useRunningTable(isMember ? gameId : null, now);
  const rows = dataOf(table) ?? [];
  const sent = { instance, people: people ?? [], showsTeams: draft !== 'hidden', rows };
  const moment = chatMoment(sent, now);
  const leaderboard = leaderboardText(game.name, rows, statsLink(gameId));
  if (people === null || (isMember && moment === 'RESULT' && table.status === 'loading'))
    return { moment, text: null, picture: null, leaderboard };
  const input = { ...sent, link: inviteLink(instance), senderZone: ownTimeZone() };
  return { moment, text: chatText(input, now), picture: chatPicture(input, now), leaderboard };
}

/** Watches the table of the running season, or of all time without a season. */
function useRunningTable(gameId: GameId | null, now: Date) {
  const game = useGame(gameId);
  const season = game.status === 'success' && game.data ? runningSeason(game.data.seasons, now) : null;
  const table = useStatsTable(game.status === 'success' ? gameId : null, season?.id ?? null);
  return game.status === 'error' ? game : table;
}
