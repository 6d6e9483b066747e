import type { GiId } from '@fives/domain';
import { recall, remember } from '../../../lib/device-memory.ts';
import { createStore, useStore } from '../../../lib/store.ts';

const KEY = 'fives.namesake-questions';

/** ISO time at which someone with the guest's name last played, by instance. Stays on this device until the reply. */
const questions = createStore(storedQuestions());

export function askNamesakeQuestion(giId: GiId, playedAt: string): void {
  store({ ...questions.get(), [giId]: playedAt });
}

export function answerNamesakeQuestion(giId: GiId): void {
  const { [giId]: _answered, ...others } = questions.get();
  store(others);
}

export function useNamesakeQuestion(giId: GiId): Date | null {
  const playedAt = useStore(questions, (all) => all[giId]);
  return typeof playedAt === 'string' ? new Date(playedAt) : null;
}

function store(all: Readonly<Record<string, unknown>>): void {
  questions.set(all);
  remember(KEY, Object.keys(all).length === 0 ? null : all);
}

function storedQuestions(): Readonly<Record<string, unknown>> {
  const stored = recall(KEY);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
