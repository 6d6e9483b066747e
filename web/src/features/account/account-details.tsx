import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { toAuthMessage } from '../../session/account.ts';
import { requestVerification, useIsEmailVerified } from '../../session/change-account.ts';
import type { SignedIn } from '../../session/session.ts';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { ChangeEmail, ChangePassword, Rename } from './change-account-sheets.tsx';

type Player = Extract<SignedIn, { readonly status: 'player' }>;

/** Who one is to Fives, and how to change that. */
export function AccountDetails({ name, email }: Player) {
  const [changing, setChanging] = useState<'name' | 'email' | 'password' | null>(null);
  const sheet = { onClose: () => setChanging(null) };
  return (
    <Stack as="section" layerStyle="panel" gap="5" p={{ base: '5', md: '8' }}>
      <Detail label="Name" onChange={() => setChanging('name')}>
        <Text overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Text>
      </Detail>
      <Detail label="Email" onChange={() => setChanging('email')}>
        <Text overflowWrap="anywhere">{email}</Text>
        <Verification />
      </Detail>
      <Detail label="Password" onChange={() => setChanging('password')}>
        <Text>••••••</Text>
      </Detail>
      {changing === 'name' && <Rename name={name} {...sheet} />}
      {changing === 'email' && <ChangeEmail {...sheet} />}
      {changing === 'password' && <ChangePassword {...sheet} />}
    </Stack>
  );
}

interface DetailProps {
  readonly label: string;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

function Detail({ label, onChange, children }: DetailProps) {
  return (
    <Flex gap="4" wrap="wrap" align="center" justify="space-between">
      <Stack gap="0.5" flex="1 1 9rem" minW="0">
        <Text fontWeight="600" color="fg.muted" fontSize="sm">
          {label}
        </Text>
        {children}
      </Stack>
      <Button
        variant="outline"
        flexShrink="0"
        onClick={onChange}
        aria-label={`Change ${label.toLowerCase()}`}
      >
        Change
      </Button>
    </Flex>
  );
}

/** Whether the address is known to be one's own. One plays without that, too. */
function Verification() {
  const isVerified = useIsEmailVerified();
  const [isSent, setSent] = useState(false);
  if (isVerified) {
    return (
      <Text color="fg.muted" fontSize="sm">
        Confirmed
      </Text>
    );
  }
  const send = async () => {
    try {
      await requestVerification();
      setSent(true);
      toastSuccess('A link is on its way to you');
    } catch (error) {
      toastError(toAuthMessage(error));
    }
  };
  return (
    <Text color="fg.muted" fontSize="sm">
      {isSent ? 'Open the link that we have sent you. ' : 'Not confirmed yet. '}
      <Button variant="plain" size="sm" px="0" color="brand.fg" onClick={() => void send()}>
        Send the link again
      </Button>
    </Text>
  );
}
