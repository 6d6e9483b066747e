import { Flex } from '@chakra-ui/react';
import type { GameInstance } from '@fives/domain';
import { BackLink } from '../../components/back-link.tsx';
import { OrganiserMenu } from '../../components/organiser-menu.tsx';
import { appPaths } from '../../config/paths.ts';
import { useUid } from '../../session/session.ts';

/** The screens above this one, and what else its organiser may change. A visitor has none of them. */
export function WaysOn({ instance }: { readonly instance: GameInstance }) {
  const uid = useUid();
  if (uid === null) return null;
  return (
    <Flex justify="space-between" align="center" minH="touch" mb="2">
      {instance.memberUids.includes(uid) ? (
        <BackLink to={appPaths.game(instance.gameId)} label="game page" />
      ) : (
        <BackLink to={appPaths.home()} label="your games" />
      )}
      {uid === instance.game.orgUid && <OrganiserMenu instance={instance} />}
    </Flex>
  );
}
