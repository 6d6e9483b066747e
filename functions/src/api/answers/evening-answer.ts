import type { GameAnswer } from '@fives/domain';
import type { Evening } from '../../evening/evening.ts';
import type { Caller } from '../handler.ts';
import { isMember } from '../permissions.ts';
import { toGameAnswer, toLinkHolderAnswer } from './to-game-answer.ts';
import { viewOfEvening } from './view.ts';

/** The game with one instance, as this caller may see it. */
export async function eveningAnswer(caller: Caller, evening: Evening, now: Date): Promise<GameAnswer> {
  const view = await viewOfEvening(caller, evening, now);
  if (!isMember(evening.game, caller.uid)) return toLinkHolderAnswer(evening, view);
  return toGameAnswer(evening.game, [evening], view);
}
