import { chakra, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { ports } from './config.ts';

const POLL_MS = 2_000;
const MAX_SHOWN = 5;

interface LastPush {
  readonly at: string;
  readonly body: { readonly message: { readonly token: string } };
}

export function LastPushes() {
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.details
      color="fg.muted"
      fontSize="xs"
      mt="16"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <chakra.summary cursor="pointer" py="2">
        Last pushes (only in development)
      </chakra.summary>
      {isOpen && <Pushes />}
    </chakra.details>
  );
}

function Pushes() {
  const pushes = useLastPushes();
  return (
    <Stack gap="3">
      {pushes.length === 0 && <Text>None yet.</Text>}
      {pushes.map(({ at, body }) => (
        <chakra.pre
          key={`${at} ${body.message.token}`}
          layerStyle="panel"
          p="3"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {`${at}\n${JSON.stringify(body.message, null, 2)}`}
        </chakra.pre>
      ))}
    </Stack>
  );
}

function useLastPushes(): readonly LastPush[] {
  const [pushes, setPushes] = useState<readonly LastPush[]>([]);
  useEffect(() => {
    const load = () => void lastPushes().then(setPushes);
    load();
    const timer = setInterval(load, POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return pushes;
}

async function lastPushes(): Promise<readonly LastPush[]> {
  try {
    const response = await fetch(`http://127.0.0.1:${ports.fcm}/stand-in/pushes`);
    // The server is part of this repository, so the type is known.
    return ((await response.json()) as LastPush[]).slice(0, MAX_SHOWN);
  } catch {
    return [];
  }
}
