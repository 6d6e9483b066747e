import { Stack, Textarea } from '@chakra-ui/react';
import { ApiError, supportFormSchema } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../api/client.ts';
import { FormError, FormField, SubmitButton } from '../../ui/form.tsx';

export type SupportFormProps = Pick<SendMessage, 'send' | 'problem'>;

/** A box for a message. What is typed stays until it has been taken. */
export function SupportForm({ send, problem }: SupportFormProps) {
  const form = useForm({ resolver: zodResolver(supportFormSchema), defaultValues: { message: '' } });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(({ message }) => send(message))(event)}>
      <Stack gap="5">
        <FormField label="Message" error={errors.message?.message}>
          <Textarea
            rows={6}
            autoresize
            maxH="60vh"
            borderRadius="xl"
            borderColor="border.control"
            bg="bg.panel"
            fontSize="md"
            {...form.register('message')}
          />
        </FormField>
        <FormError message={problem} />
        <SubmitButton isBusy={isSubmitting}>Submit</SubmitButton>
      </Stack>
    </form>
  );
}

interface SendMessage {
  readonly send: (message: string) => Promise<void>;
  /** Whether the message has been taken. */
  readonly isSent: boolean;
  /** Why the last try failed. */
  readonly problem: string | null;
}

/** Sends a message to the people who run Fives, in the name of the player `uid`. */
export function useSendMessage(uid: string): SendMessage {
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (message: string) => {
    setProblem(null);
    try {
      await callApi('sendSupportMessage', { params: { uid }, body: { message } });
      setSent(true);
    } catch (error) {
      console.error('The message was not sent', error);
      setProblem(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.');
    }
  };
  return { send, isSent, problem };
}
