import { Box, Heading, Stack } from '@chakra-ui/react';
import {
  can,
  type GameInstance,
  type GiId,
  giIdSchema,
  notUpcomingReason,
  reasonText,
  restoreReason,
} from '@fives/domain';
import { useParams } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useGameInstance } from '../../db/game-instances.ts';
import { CancelPanel } from '../../features/game-forms/cancel-panel.tsx';
import { UpdateGame } from '../../features/game-forms/update-game.tsx';
import { useNow } from '../../hooks/use-now.ts';
import { useUid } from '../../session/session.ts';
import { BackLink } from '../../ui/links.tsx';
import { ErrorPanel, NoSuchGame, OrganiserOnly } from '../../ui/messages.tsx';
import { Page, PageSkeleton } from '../../ui/page.tsx';

export function EditInstanceRoute() {
  const { giId } = useParams();
  const id = giIdSchema.safeParse(giId);
  return id.success ? <EditInstancePage giId={id.data} /> : <NoSuchGame />;
}

function EditInstancePage({ giId }: { readonly giId: GiId }) {
  const uid = useUid();
  const live = useGameInstance(giId);
  if (live.status === 'loading') return <PageSkeleton />;
  if (live.status === 'success' && live.data === null) return <NoSuchGame />;
  return (
    <Page title="Update game">
      <BackLink to={appPaths.instance(giId)} label="to game" />
      {live.status === 'error' && <ErrorPanel level="h1" error={live.error} />}
      {live.status === 'success' &&
        live.data &&
        (can(uid, 'editInstance', live.data.game) ? (
          <Edit key={giId} instance={live.data} />
        ) : (
          <OrganiserOnly to={appPaths.instance(giId)} />
        ))}
    </Page>
  );
}

function Edit({ instance }: { readonly instance: GameInstance }) {
  const now = useNow();
  const moveProblem = reasonText(notUpcomingReason(instance, now));
  return (
    <Stack gap="6" mt="2">
      <Heading as="h1" textStyle="display" fontSize="4xl">
        Update game
      </Heading>
      <Box layerStyle="panel" p={{ base: '5', md: '8' }}>
        <UpdateGame instance={instance} moveProblem={moveProblem} />
      </Box>
      {restoreReason(instance, now) === null && <CancelPanel instance={instance} />}
    </Stack>
  );
}
