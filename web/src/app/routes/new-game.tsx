import { Box, Heading } from '@chakra-ui/react';
import { appPaths } from '../../config/paths.ts';
import { NewGameForm, useCreateGame } from '../../features/game-forms/new-game-form.tsx';
import { useUid } from '../../session/session.ts';
import { BackLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';

export function NewGameRoute() {
  // `RequirePlayer` guarantees a uid.
  const uid = useUid() ?? '';
  const createGame = useCreateGame(uid);
  return (
    <Page title="Create New Game">
      <BackLink to={appPaths.home()} label="Your games" />
      <Heading as="h1" textStyle="display" fontSize="4xl" mt="2" mb="6">
        Create New Game
      </Heading>
      <Box layerStyle="panel" p={{ base: '5', md: '8' }}>
        <NewGameForm submit={createGame} />
      </Box>
    </Page>
  );
}
