import { Button, Flex } from '@chakra-ui/react';
import type { Uid } from '@fives/domain';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { ActionPanel } from '../../ui/settings-panel.tsx';

const DeleteSheet = lazyPart(async () => (await import('./delete-sheet.tsx')).DeleteSheet);

export const WORDING = {
  player: {
    heading: 'Leaving Fives?',
    warning: "You can't undo this.",
    action: 'Delete account',
    question: 'Delete your account?',
    loss: 'We delete your name, email, login and support messages, and remove you from upcoming games. Games you organise pass to someone else. If no one else has an account, the game ends. Its upcoming dates are cancelled. A long history takes a few minutes.',
    failure: "Couldn't delete your account",
    done: 'Account deleted',
  },
  guest: {
    heading: 'Leaving Fives?',
    warning: "You're a guest. You can delete what Fives knows about you.",
    action: 'Delete my details',
    question: 'Delete your details?',
    loss: "We delete your name and notifications and remove you from upcoming games. You won't be recognised on this device. A long history takes a few minutes.",
    failure: "Couldn't delete your details",
    done: 'Your details are deleted',
  },
} as const;

export function DeleteAccount({ uid, isGuest = false }: { readonly uid: Uid; readonly isGuest?: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const wording = WORDING[isGuest ? 'guest' : 'player'];
  return (
    <ActionPanel title={wording.heading} help={wording.warning}>
      <Flex>
        <Button variant="outline" borderColor="border.error" color="fg.error" onClick={() => setAsking(true)}>
          {wording.action}
        </Button>
      </Flex>
      {isAsking && (
        <DeleteSheet uid={uid} isGuest={isGuest} wording={wording} onClose={() => setAsking(false)} />
      )}
    </ActionPanel>
  );
}
