import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useLastPushes } from './use-last-pushes.ts';

/** On the emulators alone: the pushes that left last, as the messaging service would have got them. */
export function LastPushes({ port }: { readonly port: number }) {
  const titleId = useId();
  const pushes = useLastPushes(port);
  return (
    <Stack as="section" gap="3" aria-labelledby={titleId}>
      <Heading as="h2" id={titleId} textStyle="title">
        Last pushes
      </Heading>
      <Text color="fg.muted" fontSize="sm">
        Only in development: what left for the messaging service, which is played on this machine.
      </Text>
      {pushes.length === 0 && <Text color="fg.muted">None yet.</Text>}
      {pushes.map(({ at, body }) => (
        <chakra.pre
          key={`${at} ${body.message.token}`}
          layerStyle="panel"
          p="3"
          fontSize="xs"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {`${at}\n${JSON.stringify(body.message, null, 2)}`}
        </chakra.pre>
      ))}
    </Stack>
  );
}
