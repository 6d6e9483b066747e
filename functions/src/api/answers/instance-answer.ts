import { type GameAnswer, isMember } from '@fives/domain';
import type { WholeInstance } from '../../instance/whole-instance.ts';
import type { Caller } from '../handler.ts';
import { toGameAnswer, toLinkHolderAnswer } from './to-game-answer.ts';
import { viewOfInstance } from './view.ts';

/** The game with one instance, as this caller may see it. */
export async function instanceAnswer(caller: Caller, whole: WholeInstance, now: Date): Promise<GameAnswer> {
  const view = await viewOfInstance(caller, whole, now);
  if (!isMember(whole.game, caller.uid)) return toLinkHolderAnswer(whole, view);
  return toGameAnswer(whole.game, [whole], view);
}
