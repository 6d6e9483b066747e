import { Button, Stack, Text } from '@chakra-ui/react';
import { formatInZone, type Game, type GameId, type GameImportResponse, isOneself } from '@fives/domain';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useHistory } from '../../db/games.ts';
import { useApiData, useCall } from '../../hooks/use-api.ts';
import { useActor } from '../../session/session.ts';
import { ConfirmButton } from '../../ui/buttons.tsx';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SettingsPanel } from '../../ui/settings.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import { contentsText, progressText } from './results-parts.tsx';

const POLL_MS = 1_000;

interface Imports {
  /** Newest first. Null while loading. */
  readonly imports: readonly GameImportResponse[] | null;
  readonly problem: string | null;
  readonly reload: () => void;
  readonly undo: (id: string) => Promise<void>;
}

/** Loads the imports of a game, and loads them again every second while one is running. */
export function useImports(gameId: GameId): Imports {
  const [loads, setLoads] = useState(0);
  const [imports, setImports] = useState<Imports['imports']>(null);
  const reload = () => setLoads((count) => count + 1);
  const loaded = useApiData(`${gameId} ${loads}`, "Couldn't load your imports", () =>
    callApi('listImports', { params: { gameId } }),
  );
  const next = loaded.status === 'success' ? loaded.data : null;
  const show = useEffectEvent((now: readonly GameImportResponse[]) => {
    const isDone = (id: string) => imports?.some((each) => each._id === id && each.state === 'DONE');
    for (const { _id: id, state, ...contents } of imports ? now : [])
      if (state === 'DONE' && !isDone(id)) toastSuccess(`${contentsText(contents)} imported`);
    if (imports?.some(({ _id }) => !now.some((each) => each._id === _id))) toastSuccess('Import undone');
    setImports(now);
  });
  useEffect(() => {
    if (next) show(next);
  }, [next]);

  const isActive = imports?.some(({ state }) => state !== 'DONE') ?? false;
  useEffect(() => {
    if (!isActive || loaded.status === 'loading') return;
    const timer = setTimeout(() => setLoads((count) => count + 1), POLL_MS);
    return () => clearTimeout(timer);
  }, [isActive, loaded.status]);

  const undo = async (id: string) => {
    await callApi('undoImport', { params: { gameId, id } });
    reload();
  };
  return { imports, problem: loaded.status === 'error' ? loaded.message : null, reload, undo };
}

interface ImportProgressProps extends Pick<Imports, 'undo'> {
  readonly gameImport: GameImportResponse;
}

/** Always offers an undo, because the server may have failed to start the import or its undo. */
export function ImportProgress({ gameImport, undo }: ImportProgressProps) {
  const { _id: id, state, games, created } = gameImport;
  const labelId = useId();
  const isUndo = state === 'UNDOING';
  const percent = isUndo || games === 0 ? null : Math.round((100 * created) / games);
  const { run, isBusy, problem } = useCall("Couldn't undo the import", () => undo(id));
  return (
    <SettingsPanel
      title={isUndo ? 'Undoing your import' : 'Importing your results'}
      help={`You can leave this page. We'll carry on.${isUndo ? ' If this takes longer than a minute, undo it again.' : ''}`}
    >
      <Stack gap="2">
        <Text id={labelId} role="status">
          {progressText(gameImport)}
        </Text>
        <ProgressBar labelId={labelId} percent={percent} />
      </Stack>
      <FormError message={problem} />
      <SubmitButton
        size="sm"
        minH="touch"
        alignSelf="start"
        variant="outline"
        isBusy={isBusy}
        onClick={() => void run()}
      >
        {isUndo ? 'Undo again' : 'Stop and undo'}
      </SubmitButton>
    </SettingsPanel>
  );
}

interface ImportsListProps extends Imports {
  readonly game: Game;
}

export function ImportsList({ game, imports, problem, reload, undo }: ImportsListProps) {
  const actor = useActor();
  const history = useHistory(game.id);
  const people = history.status === 'success' ? history.data?.people : null;
  const undoing = useCall("Couldn't undo the import", undo);
  const done = imports?.filter(({ state }) => state === 'DONE') ?? [];
  if (problem === null && done.length === 0) return null;
  const detailsOf = ({ by, createdAt }: GameImportResponse) => {
    const name = isOneself(actor, by) ? 'you' : people?.[by]?.name;
    return `${formatInZone(new Date(createdAt), game.timeZone, 'd MMM yyyy')}${name ? ` by ${name}` : ''}`;
  };
  return (
    <SettingsPanel title="Your imports" help="If something went wrong, undo an import and try again.">
      <FormError message={problem ?? undoing.problem} />
      {problem !== null && (
        <Button variant="outline" alignSelf="start" onClick={reload}>
          Try again
        </Button>
      )}
      <Stack as="ul" listStyleType="none" gap="3">
        {done.map((each) => (
          <Stack as="li" key={each._id} gap="1" align="start" overflowWrap="anywhere">
            <Text fontWeight="600" _firstLetter={{ textTransform: 'uppercase' }}>
              {contentsText(each)}
            </Text>
            <Text as="bdi" color="fg.muted">
              {detailsOf(each)}
            </Text>
            <ConfirmButton
              label="Undo import"
              question="Undo this import?"
              no="Keep import"
              yes="Undo import"
              isDestructive
              onYes={() => void undoing.run(each._id)}
            >
              <Text>
                This removes {contentsText(each)} and updates the table. People without other games go too.
              </Text>
            </ConfirmButton>
          </Stack>
        ))}
      </Stack>
    </SettingsPanel>
  );
}
