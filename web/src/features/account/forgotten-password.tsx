import { Button, Input, Stack, Text } from '@chakra-ui/react';
import { emailSchema } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { sendPasswordLink, toAuthMessage } from '../../session/account.ts';
import { FormError, FormField, SubmitButton } from '../../ui/form.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../ui/sheet.tsx';

const schema = z.strictObject({ email: emailSchema });

export interface ForgottenPasswordProps {
  readonly open: boolean;
  /** What was typed into the login form so far. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks for the address to which a link for a new password goes. */
export function ForgottenPassword({ open, email, onClose }: ForgottenPasswordProps) {
  return (
    <Sheet open={open} onClose={onClose} staysOnOutsideTap>
      <SheetTitle>Forgotten password?</SheetTitle>
      <SheetBody>
        <LinkRequest email={email} onClose={onClose} />
      </SheetBody>
    </Sheet>
  );
}

function LinkRequest({ email, onClose }: Omit<ForgottenPasswordProps, 'open'>) {
  const { send, isSent, problem } = usePasswordLink();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;
  if (isSent) return <Sent onClose={onClose} />;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((values) => send(values.email))(event)}>
      <Stack gap="5">
        <Text color="fg.muted">We send you a link to set a new one.</Text>
        <FormField label="Your email" error={errors.email?.message}>
          <Input type="email" autoComplete="email" {...form.register('email')} />
        </FormField>
        <FormError message={problem} />
        <SubmitButton isBusy={isSubmitting}>Send link</SubmitButton>
      </Stack>
    </form>
  );
}

/** The same answer for every address: who has an account is nobody else's business. */
function Sent({ onClose }: Pick<ForgottenPasswordProps, 'onClose'>) {
  return (
    <Stack gap="5" role="status">
      <Text>
        If there is an account with this address, a link to set a new password is on its way. Look into the
        spam folder too.
      </Text>
      <Button size="lg" onClick={onClose}>
        OK
      </Button>
    </Stack>
  );
}

interface PasswordLink {
  readonly send: (email: string) => Promise<void>;
  /** Whether the request has been taken, which says nothing about the address. */
  readonly isSent: boolean;
  /** Why it was not taken. */
  readonly problem: string | null;
}

/** Asks for a link by which a new password is set. */
function usePasswordLink(): PasswordLink {
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (email: string) => {
    setProblem(null);
    try {
      await sendPasswordLink(email);
      setSent(true);
    } catch (error) {
      setProblem(toAuthMessage(error));
    }
  };
  return { send, isSent, problem };
}
