import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { formatInZone, type Game, type GameImportResponse, isOneself } from '@fives/domain';
import { useState } from 'react';
import { useHistory } from '../../db/games.ts';
import { useCall } from '../../hooks/use-api.ts';
import { useActor } from '../../session/session.ts';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { SettingsPanel } from '../../ui/settings.tsx';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../ui/sheet.tsx';
import { contentsText } from './results-text.ts';
import type { Imports } from './use-imports.ts';

interface ImportsListProps extends Imports {
  readonly game: Game;
}

export function ImportsList({ game, imports, problem, reload, undo }: ImportsListProps) {
  const [toUndo, setToUndo] = useState<GameImportResponse | null>(null);
  const nameOf = useNames(game);
  const done = imports?.filter(({ state }) => state === 'DONE') ?? [];
  if (problem === null && done.length === 0) return null;
  return (
    <SettingsPanel title="Your imports" help="If something went wrong, undo an import and try again.">
      {problem !== null && (
        <Stack gap="3" align="start">
          <FormError message={problem} />
          <Button variant="outline" onClick={reload}>
            Try again
          </Button>
        </Stack>
      )}
      <Stack as="ul" listStyleType="none" gap="3">
        {done.map((each) => (
          <HStack as="li" key={each._id} justify="space-between" gap="3" wrap="wrap">
            <Text
              flex="1 1 8rem"
              minW="0"
              overflowWrap="anywhere"
              _firstLetter={{ textTransform: 'uppercase' }}
            >
              <Text as="span" fontWeight="600">
                {contentsText(each)}
              </Text>
              <Text as="span" color="fg.muted">
                {` on ${formatInZone(new Date(each.createdAt), game.timeZone, 'd MMM yyyy')}`}
                {nameOf(each) !== null && (
                  <>
                    {' by '}
                    <bdi>{nameOf(each)}</bdi>
                  </>
                )}
              </Text>
            </Text>
            <Button variant="outline" size="sm" minH="touch" onClick={() => setToUndo(each)}>
              Undo import
            </Button>
          </HStack>
        ))}
      </Stack>
      {toUndo && <UndoSheet gameImport={toUndo} undo={undo} close={() => setToUndo(null)} />}
    </SettingsPanel>
  );
}

/** Returns names of organisers who have played. */
function useNames({ id }: Game): (gameImport: GameImportResponse) => string | null {
  const actor = useActor();
  const history = useHistory(id);
  const people = history.status === 'success' ? (history.data?.people ?? {}) : {};
  return ({ by }) => (isOneself(actor, by) ? 'you' : (people[by]?.name ?? null));
}

interface UndoSheetProps extends Pick<Imports, 'undo'> {
  readonly gameImport: GameImportResponse;
  readonly close: () => void;
}

function UndoSheet({ gameImport, undo, close }: UndoSheetProps) {
  const { run, isBusy, problem } = useCall("Couldn't undo the import", async () => {
    await undo(gameImport._id);
    close();
  });
  return (
    <Sheet open onClose={close}>
      <SheetTitle>Undo this import?</SheetTitle>
      <SheetBody>
        <Stack gap="4">
          <Text>
            This removes {contentsText(gameImport)} and updates the table. People without other games go too.
          </Text>
          <FormError message={problem} />
        </Stack>
      </SheetBody>
      <SheetFooter>
        <Button variant="outline" onClick={close}>
          Keep import
        </Button>
        <SubmitButton size="md" colorPalette="red" isBusy={isBusy} onClick={() => void run()}>
          Undo import
        </SubmitButton>
      </SheetFooter>
    </Sheet>
  );
}
