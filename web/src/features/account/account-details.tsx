import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { SignedIn } from '../../session/session.ts';
import { EmailVerification } from '../../shared/people/email-verification.tsx';
import { ChangeEmail, ChangePassword, Rename } from './change-account-sheets.tsx';

type Player = Extract<SignedIn, { readonly status: 'player' }>;

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
        <EmailVerification />
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
