import type { GameId, GameImportResponse } from '@fives/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { toRefusal } from '../../api/refusal.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import { contentsText } from './results-text.ts';

const POLL_MS = 1_000;

interface Loaded {
  readonly imports: readonly GameImportResponse[];
  readonly problem: string | null;
}

export interface Imports {
  /** Newest first. Null while loading. */
  readonly imports: readonly GameImportResponse[] | null;
  readonly problem: string | null;
  readonly reload: () => void;
  /** Call with the id of a new import. */
  readonly watch: (id: string) => void;
  readonly undo: (id: string) => Promise<void>;
}

/** Loads the imports of a game, and loads them again every second while one is running. */
export function useImports(gameId: GameId): Imports {
  const [loads, setLoads] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  // An undo that waits in a queue has no state on the server yet.
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new Set<string>());
  const reload = () => setLoads((count) => count + 1);

  const show = useEffectEvent((next: readonly GameImportResponse[]) => {
    for (const { _id: id, state, ...contents } of next) {
      if (state === 'RUNNING') running.current.add(id);
      if (state === 'DONE' && running.current.delete(id)) toastSuccess(`${contentsText(contents)} imported`);
    }
    const left = [...undone].filter((id) => next.some((each) => each._id === id));
    if (left.length < undone.size) toastSuccess('Import undone');
    setUndone(new Set(left));
    setLoaded({ imports: next, problem: null });
  });
  const fail = useEffectEvent((error: unknown) => {
    const { message } = toRefusal(error, "Couldn't load your imports");
    setLoaded((before) => ({ imports: before?.imports ?? [], problem: message }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `loads` repeats the call.
  useEffect(() => {
    let isCurrent = true;
    callApi('listImports', { params: { gameId } }).then(
      (next) => isCurrent && show(next),
      (error: unknown) => isCurrent && fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [gameId, loads]);

  const imports = loaded?.imports.map((each) => withUndo(each, undone)) ?? null;
  const isActive = imports?.some(({ state }) => state !== 'DONE') ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response starts the next timer.
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(reload, POLL_MS);
    return () => clearTimeout(timer);
  }, [isActive, loaded]);

  return {
    imports,
    problem: loaded?.problem ?? null,
    reload,
    watch(id) {
      running.current.add(id);
      reload();
    },
    async undo(id) {
      await callApi('undoImport', { params: { gameId, id } });
      setUndone((before) => new Set(before).add(id));
      reload();
    },
  };
}

function withUndo(gameImport: GameImportResponse, undone: ReadonlySet<string>): GameImportResponse {
  return undone.has(gameImport._id) ? { ...gameImport, state: 'UNDOING' } : gameImport;
}
