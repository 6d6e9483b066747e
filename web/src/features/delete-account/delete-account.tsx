import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { DeleteSheet } from './delete-sheet.tsx';

/** The way out of Fives, apart from everything one might tap by accident. */
export function DeleteAccount({ uid }: { readonly uid: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack as="section" layerStyle="panel" gap="4" p={{ base: '5', md: '8' }}>
      <Stack gap="1">
        <Heading as="h2" textStyle="title">
          Leaving Fives?
        </Heading>
        <Text color="fg.muted">A deleted account cannot be brought back.</Text>
      </Stack>
      <Flex>
        <Button variant="outline" borderColor="border.error" color="fg.error" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </Flex>
      <DeleteSheet uid={uid} open={isAsking} onClose={() => setAsking(false)} />
    </Stack>
  );
}
