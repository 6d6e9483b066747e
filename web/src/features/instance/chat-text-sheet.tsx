import { Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type ChatMoment, type ChatPicture, chatMoment, chatPicture, chatText } from '@fives/domain';
import { LuCopy, LuImage, LuShare2 } from 'react-icons/lu';
import { inviteLink } from '../../config/paths.ts';
import { useStatsTable } from '../../db/games.ts';
import { ownTimeZone } from '../../lib/own-zone.ts';
import { canShare, copyText, shareOrCopy, shareOrSave } from '../../lib/share.ts';
import { Sheet, SheetBody, SheetTitle } from '../../ui/sheet.tsx';
import { toastError } from '../../ui/toasts.ts';
import type { InstanceView } from './instance-view.ts';
import { drawPicture } from './picture/draw-picture.ts';
import type { DialogEnds } from './reply/reply-dialog.tsx';

const TITLES: Record<ChatMoment, string> = {
  INVITE: 'Invite',
  WHO_IS_IN: "Who's in",
  TEAMS: 'Teams',
  RESULT: 'Result',
  CALLED_OFF: 'Cancelled',
};

export interface ChatTextSheetProps extends Pick<DialogEnds, 'isOpen' | 'onClose' | 'finalFocus'> {
  readonly view: InstanceView;
}

/** The text that a group's chat wants to read of a game at this moment, to be shared or copied. */
export function ChatTextSheet({ view, isOpen, onClose, finalFocus }: ChatTextSheetProps) {
  const { moment, text, picture } = useForChat(view);
  return (
    <Sheet open={isOpen} onClose={onClose} finalFocus={finalFocus}>
      <SheetTitle>{TITLES[moment]}</SheetTitle>
      <SheetBody>
        {text === null ? (
          <Skeleton height="40" borderRadius="xl" />
        ) : (
          <Stack gap="4">
            <Text
              layerStyle="panel"
              p="4"
              maxH="50dvh"
              overflowY="auto"
              tabIndex={0}
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              role="region"
              aria-label="Message"
            >
              {text}
            </Text>
            {canShare() && (
              <Button size="lg" onClick={() => void shareOrCopy({ title: view.instance.game.name, text })}>
                <LuShare2 aria-hidden="true" />
                Share
              </Button>
            )}
            <Button size="lg" variant={canShare() ? 'outline' : 'solid'} onClick={() => void copyText(text)}>
              <LuCopy aria-hidden="true" />
              Copy
            </Button>
            {picture && (
              <Button size="lg" variant="outline" onClick={() => void sharePicture(picture)}>
                <LuImage aria-hidden="true" />
                Share as image
              </Button>
            )}
          </Stack>
        )}
      </SheetBody>
    </Sheet>
  );
}

interface ForChat {
  readonly moment: ChatMoment;
  /** Null while not all of what it says is here. */
  readonly text: string | null;
  /** Null where there are no teams to draw. */
  readonly picture: ChatPicture | null;
}

/** Whoever may not read the table shares the result without it. */
function useForChat({ instance, people, now }: InstanceView): ForChat {
  const moment = chatMoment({ instance, people: people ?? [] });
  const isResult = moment === 'RESULT';
  const table = useStatsTable(isResult ? instance.gameId : null);
  if (people === null || (isResult && table.status === 'loading'))
    return { moment, text: null, picture: null };
  const rows = table.status === 'success' ? (table.data ?? []) : [];
  const link = inviteLink(instance.id, instance.game.inviteKey);
  const input = { instance, people, rows, link, senderZone: ownTimeZone() };
  return { moment, text: chatText(input, now), picture: chatPicture(input) };
}

async function sharePicture(picture: ChatPicture): Promise<void> {
  try {
    const drawn = await drawPicture(picture);
    await shareOrSave(picture.title, new File([drawn], 'fives.png', { type: drawn.type }));
  } catch (error) {
    console.error('Drawing failed', error);
    toastError("Couldn't create the image");
  }
}
