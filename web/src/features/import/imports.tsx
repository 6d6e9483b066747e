import { Button, Stack, Text } from '@chakra-ui/react';
import {
  formatInZone,
  type Game,
  type GameId,
  type GameImportResponse,
  isOneself,
  plural,
} from '@fives/domain';
import { useEffect, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useHistory } from '../../db/games.ts';
import { useApiData, useCall } from '../../hooks/use-api.ts';
import { useActor } from '../../session/session.ts';
import { ConfirmButton } from '../../ui/buttons.tsx';
import { FormError } from '../../ui/form.tsx';
import { SettingsPanel } from '../../ui/settings.tsx';

const POLL_MS = 1_000;

interface Imports {
  /** Newest first. Null while loading. */
  readonly imports: readonly GameImportResponse[] | null;
  readonly problem: string | null;
  readonly reload: () => void;
}

/** Loads the imports of a game, and loads them again every second while one is running. */
export function useImports(gameId: GameId): Imports {
  const [loads, setLoads] = useState(0);
  const [imports, setImports] = useState<Imports['imports']>(null);
  const reload = () => setLoads((count) => count + 1);
  const loaded = useApiData(`${gameId} ${loads}`, "Couldn't load your imports", () =>
    callApi('listImports', { params: { gameId } }),
  );
  useEffect(() => {
    if (loaded.status !== 'success') return;
    setImports(loaded.data);
    if (loaded.data.every(({ state }) => state === 'DONE')) return;
    const timer = setTimeout(() => setLoads((count) => count + 1), POLL_MS);
    return () => clearTimeout(timer);
  }, [loaded]);
  return { imports, problem: loaded.status === 'error' ? loaded.message : null, reload };
}

export function ImportsList({ game, imports, problem, reload }: Imports & { readonly game: Game }) {
  const actor = useActor();
  const history = useHistory(game.id);
  const people = history.status === 'success' ? history.data?.people : null;
  const undoing = useCall("Couldn't undo the import", async (id: string) => {
    await callApi('undoImport', { params: { gameId: game.id, id } });
    reload();
  });
  if (problem === null && !imports?.length) return null;
  const detailsOf = ({ by, createdAt }: GameImportResponse) => {
    const name = isOneself(actor, by) ? 'you' : (people?.[by]?.name ?? 'another organiser');
    return `${formatInZone(new Date(createdAt), game.timeZone, 'd MMM yyyy')} by ${name}`;
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
        {imports?.map((each) => (
          <Stack as="li" key={each._id} gap="1" overflowWrap="anywhere">
            <Text role="status" fontWeight="600" _firstLetter={{ textTransform: 'uppercase' }}>
              {stateText(each)}
            </Text>
            <Text as="bdi" color="fg.muted">
              {detailsOf(each)}
            </Text>
            <Stack align="start">
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
          </Stack>
        ))}
      </Stack>
    </SettingsPanel>
  );
}

/** Returns text such as '42 games and totals of 3 people'. */
export function contentsText({ games, totals }: Pick<GameImportResponse, 'games' | 'totals'>): string {
  const people = totals === 1 ? '1 person' : `${totals} people`;
  const parts = [games > 0 && plural(games, 'game'), totals > 0 && `totals of ${people}`];
  return parts.filter(Boolean).join(' and ') || 'no games';
}

function stateText({ state, games, totals, created }: GameImportResponse): string {
  const contents = contentsText({ games, totals });
  if (state === 'DONE') return `${contents} imported`;
  if (state === 'UNDOING') return `Removing ${contents}…`;
  return created >= games ? 'Updating the table…' : `${created} of ${plural(games, 'game')} imported`;
}
