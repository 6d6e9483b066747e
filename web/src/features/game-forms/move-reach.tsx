import type { GameInstance } from '@fives/domain';
import { ReachNote } from '../../shared/reach/reach-note.tsx';
import { useReach } from '../../shared/reach/use-reach.ts';

export interface MoveReachProps {
  readonly instance: GameInstance;
  readonly textForGroup: string;
}

export function MoveReach({ instance, textForGroup }: MoveReachProps) {
  const live = useReach(instance.id, JSON.stringify(instance.counts));
  return <ReachNote live={live} of="move" textForGroup={textForGroup} />;
}
