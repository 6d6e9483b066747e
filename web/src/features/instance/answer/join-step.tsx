import { Button, Stack, Tabs, Text } from '@chakra-ui/react';
import type { Reply } from '@fives/domain';
import { GuestTab } from './guest-tab.tsx';
import { RegisterTab } from './register-tab.tsx';
import { useJoin } from './use-join.ts';

export interface JoinStepProps {
  readonly giId: string;
  /** What the newcomer has answered; it is saved with their name. */
  readonly reply: Reply;
  readonly onDone: () => void;
  readonly onLogin: () => void;
}

/** Who is it that answers? A name is enough; an account is better. */
export function JoinStep({ giId, reply, onDone, onLogin }: JoinStepProps) {
  const join = useJoin(giId, reply, onDone);
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        Your answer:{' '}
        <Text as="strong" color="fg">
          {reply === 'PLAYING' ? 'yes, playing' : 'no, not playing'}
        </Text>
      </Text>
      <Tabs.Root defaultValue="guest" fitted>
        <Tabs.List>
          <Tabs.Trigger value="guest" minH="touch" fontWeight="600">
            Guest
          </Tabs.Trigger>
          <Tabs.Trigger value="register" minH="touch" fontWeight="600">
            Register
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="guest">
          <GuestTab onSubmit={join.asGuest} />
        </Tabs.Content>
        <Tabs.Content value="register">
          <RegisterTab onSubmit={join.asNewPlayer} />
        </Tabs.Content>
      </Tabs.Root>
      <Button variant="ghost" alignSelf="center" onClick={onLogin}>
        I have an account
      </Button>
    </Stack>
  );
}
