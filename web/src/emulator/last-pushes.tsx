import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import { ports } from './config.ts';

const POLL_MS = 2_000;
const SHOWN = 5;

interface LastPush {
  readonly at: string;
  readonly body: { readonly message: { readonly token: string } };
}

/** The pushes that left last, as the messaging service would have got them. */
export function LastPushes() {
  const titleId = useId();
  const pushes = useLastPushes();
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

/** What the messaging service's stand-in on this machine has got lately, the newest first. */
function useLastPushes(): readonly LastPush[] {
  const [pushes, setPushes] = useState<readonly LastPush[]>([]);
  useEffect(() => {
    const look = () => void lastPushes().then(setPushes);
    look();
    const timer = setInterval(look, POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return pushes;
}

async function lastPushes(): Promise<readonly LastPush[]> {
  try {
    const answer = await fetch(`http://127.0.0.1:${ports.fcm}/stand-in/pushes`);
    // Our own stand-in speaks.
    return ((await answer.json()) as LastPush[]).slice(0, SHOWN);
  } catch {
    return [];
  }
}
