import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import type { DeleteSheetProps } from './delete-sheet.tsx';

const DeleteSheet = lazyPart<DeleteSheetProps>(async () => (await import('./delete-sheet.tsx')).DeleteSheet);

/** What is said to whoever has an account, and to a guest, who has none. */
export const WORDING = {
  player: {
    heading: 'Leaving Fives?',
    warning: 'A deleted account cannot be brought back.',
    action: 'Delete account',
    question: 'Delete your account?',
    loss: 'Your name, your email and your messages to support are deleted, and so is your login. You are taken out of upcoming games. Games that you organise go on with whoever takes over; one in which nobody else has an account ends, and its upcoming games are cancelled.',
    failure: 'Your account was not deleted',
    done: 'Your account is deleted',
  },
  guest: {
    heading: 'Leaving Fives?',
    warning: 'You have no account. What this device knows of you can be forgotten.',
    action: 'Forget me here',
    question: 'Forget you here?',
    loss: 'Your name and what you have been told are deleted. You are taken out of upcoming games. This device does not know you any more.',
    failure: 'You were not forgotten',
    done: 'You are forgotten here',
  },
} as const;

export type Wording = (typeof WORDING)[keyof typeof WORDING];

interface DeleteAccountProps {
  readonly uid: string;
  readonly isGuest?: boolean;
}

/** The way out of Fives, apart from everything one might tap by accident. */
export function DeleteAccount({ uid, isGuest = false }: DeleteAccountProps) {
  const [isAsking, setAsking] = useState(false);
  const wording = WORDING[isGuest ? 'guest' : 'player'];
  return (
    <Stack as="section" layerStyle="panel" gap="4" p={{ base: '5', md: '8' }}>
      <Stack gap="1">
        <Heading as="h2" textStyle="title">
          {wording.heading}
        </Heading>
        <Text color="fg.muted">{wording.warning}</Text>
      </Stack>
      <Flex>
        <Button variant="outline" borderColor="border.error" color="fg.error" onClick={() => setAsking(true)}>
          {wording.action}
        </Button>
      </Flex>
      {isAsking && (
        <DeleteSheet uid={uid} isGuest={isGuest} wording={wording} onClose={() => setAsking(false)} />
      )}
    </Stack>
  );
}
