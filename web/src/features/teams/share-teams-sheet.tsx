import { Stack } from '@chakra-ui/react';
import { ChatMessage, type ChatMessageProps } from '../../shared/sharing/chat-message.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface ShareTeamsSheetProps extends Pick<ChatMessageProps, 'view'> {
  readonly onClose: () => void;
}

export function ShareTeamsSheet({ view, onClose }: ShareTeamsSheetProps) {
  return (
    <Sheet title="Share" open onClose={onClose}>
      <Stack gap="6">
        <ChatMessage view={view} />
      </Stack>
    </Sheet>
  );
}
