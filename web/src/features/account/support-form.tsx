import { Textarea } from '@chakra-ui/react';
import { supportFormSchema, type Uid } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { callOrRefuse } from '../../api/refusal.ts';
import { useKeyedBody } from '../../hooks/use-keyed-body.ts';
import { CheckedForm, problemOf, useCheckedForm } from '../../ui/checked-form.tsx';
import { FormError, FormField, SubmitButton } from '../../ui/form.tsx';

export function SupportForm({ uid, onSent }: { readonly uid: Uid; readonly onSent: () => void }) {
  const form = useCheckedForm(supportFormSchema, { message: '' });
  const { errors, isSubmitting } = form.formState;
  const keyedBodyOf = useKeyedBody((body: { readonly message: string }) => body);
  const send = (values: { readonly message: string }) =>
    callOrRefuse("Couldn't send your message", async () => {
      await callApi('sendSupportMessage', { params: { uid }, ...keyedBodyOf(values) });
      onSent();
    });
  return (
    <CheckedForm form={form} onSubmit={send}>
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
      <FormError message={problemOf(form)} />
      <SubmitButton isBusy={isSubmitting}>Submit</SubmitButton>
    </CheckedForm>
  );
}
