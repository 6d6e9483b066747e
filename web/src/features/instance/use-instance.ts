import type { GameInstance } from '@fives/domain';
import { useState } from 'react';
import { useGameInstance } from '../../db/game-instances.ts';
import type { Live } from '../../db/live.ts';

type LiveInstance = Live<GameInstance | null>;

/**
 * Watches an instance. Signing in opens a new listener, as rights change with the person; until it has answered the
 * page goes on with what it knew, so that a dialog in which somebody signs in stays open.
 */
export function useInstance(giId: string): LiveInstance {
  const live = useGameInstance(giId);
  const [known, setKnown] = useState<{ giId: string; live: LiveInstance }>({ giId, live });
  if (live.status !== 'loading' && live !== known.live) setKnown({ giId, live });
  return live.status === 'loading' && known.giId === giId ? known.live : live;
}
