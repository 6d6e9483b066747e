import { Stack, Textarea } from '@chakra-ui/react';
import { supportMessageSchema } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormError, FormField, SubmitButton } from '../../ui/form.tsx';
import type { SendMessage } from './use-send-message.ts';

const schema = supportMessageSchema.pick({ message: true });

export type SupportFormProps = Pick<SendMessage, 'send' | 'problem'>;

/** A box for a message. What is typed stays until it has been taken. */
export function SupportForm({ send, problem }: SupportFormProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { message: '' } });
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
