import { useEffect, useState } from 'react';

const POLL_MS = 2_000;
const SHOWN = 5;

export interface LastPush {
  readonly at: string;
  readonly body: { readonly message: { readonly token: string } };
}

/** What the messaging service's stand-in on this machine has got lately, the newest first. */
export function useLastPushes(port: number): readonly LastPush[] {
  const [pushes, setPushes] = useState<readonly LastPush[]>([]);
  useEffect(() => {
    const look = () => void lastPushes(port).then(setPushes);
    look();
    const timer = setInterval(look, POLL_MS);
    return () => clearInterval(timer);
  }, [port]);
  return pushes;
}

async function lastPushes(port: number): Promise<readonly LastPush[]> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/stand-in/pushes`);
    // Our own stand-in speaks, and only in development.
    return ((await answer.json()) as LastPush[]).slice(0, SHOWN);
  } catch {
    return [];
  }
}
