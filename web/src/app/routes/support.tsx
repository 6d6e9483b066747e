import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { SupportForm } from '../../features/account/support-form.tsx';
import { useUid } from '../../session/session.ts';
import { Page } from '../../ui/page.tsx';
import { InfoSheet } from '../../ui/sheet.tsx';

export function SupportRoute() {
  // `RequirePlayer` guarantees a uid.
  const uid = useUid() ?? '';
  const [isSent, setSent] = useState(false);
  const navigate = useNavigate();
  return (
    <Page title="Support">
      <Stack gap="1" mb="6">
        <Heading as="h1" textStyle="display" fontSize="4xl">
          Support
        </Heading>
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
