import type { GameInstance } from '@fives/domain';
import { useNow } from '../../components/use-now.ts';
import type { Live } from '../../db/live.ts';
import { type LivePlayerInstance, usePlayerInstances } from '../../db/player-instances.ts';
import { useSession } from '../../session/session.ts';
import { type InstanceView, toInstanceView } from './instance-view.ts';

/** Watches the people of an instance, the clock and the session, and puts them together. */
export function useInstanceView(instance: GameInstance): {
  view: InstanceView;
  live: Live<LivePlayerInstance[]>;
} {
  const session = useSession();
  const now = useNow();
  const isSignedIn = session.status === 'guest' || session.status === 'player';
  const live = usePlayerInstances(isSignedIn ? instance.id : null);
  return { view: toInstanceView(instance, live, session, now), live };
}
