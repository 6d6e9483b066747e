import { Box, Stack, Text, Textarea } from '@chakra-ui/react';
import { supportFormSchema, type Uid } from '@fives/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { callOrRefuse } from '../../api/refusal.ts';
import { appPaths } from '../../config/paths.ts';
import { useKeyedBody } from '../../hooks/use-api.ts';
import { useUid } from '../../session/session.ts';
import { CheckedForm, FormSubmit, useCheckedForm } from '../../ui/checked-form.tsx';
import { FormField } from '../../ui/form.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { InfoSheet } from '../../ui/sheet.tsx';

export function SupportRoute() {
  // `RequirePlayer` guarantees a uid.
  const uid = useUid() ?? '';
  const [isSent, setSent] = useState(false);
  const navigate = useNavigate();
  return (
    <Page title="Support">
      <Stack gap="1" mb="6">
        <PageTitle>Support</PageTitle>
        <Text color="fg.muted">Something missing, something broken, something good? Tell us.</Text>
      </Stack>
      <Box layerStyle="panel" p={{ base: '5', md: '8' }}>
        <SupportForm uid={uid} onSent={() => setSent(true)} />
      </Box>
      <InfoSheet
        open={isSent}
        title="Thank you!"
        text="We'll get back to you as soon as possible."
        button="OK"
        onClose={() => void navigate(appPaths.home())}
      />
    </Page>
  );
}

function SupportForm({ uid, onSent }: { readonly uid: Uid; readonly onSent: () => void }) {
  const form = useCheckedForm(supportFormSchema, { message: '' });
  const { errors } = form.formState;
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
      <FormSubmit form={form}>Submit</FormSubmit>
    </CheckedForm>
  );
}
