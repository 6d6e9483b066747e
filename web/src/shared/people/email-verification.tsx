import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { toAuthMessage } from '../../session/account.ts';
import { requestVerification, useIsEmailVerified } from '../../session/change-account.ts';
import { toastError, toastSuccess } from '../../ui/toasts.ts';

export function EmailVerification() {
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
      toastSuccess('Link sent. Check your email.');
    } catch (error) {
      toastError(toAuthMessage(error));
    }
  };
  return (
    <Text color="fg.muted" fontSize="sm">
      {isSent ? "Open the link we've emailed you. " : 'Not confirmed yet. '}
      <Button variant="plain" size="sm" px="0" color="brand.fg" onClick={() => void send()}>
        Resend link
      </Button>
    </Text>
  );
}
