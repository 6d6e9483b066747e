import { IconButton, Menu, Portal } from '@chakra-ui/react';
import type { GameInstance } from '@fives/domain';
import { LuEllipsisVertical, LuPencil, LuSettings } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { appPaths } from '../config/paths.ts';

/** What an organiser may do with a game, wherever it is shown. */
export function OrganiserMenu({ instance }: { readonly instance: GameInstance }) {
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton variant="ghost" aria-label={`Organise ${instance.game.name}`} zIndex="1" me="-2">
          <LuEllipsisVertical />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="48">
            <Menu.Item value="settings" minH="touch" fontSize="md" asChild>
              <Link to={appPaths.settings(instance.gameId)}>
                <LuSettings aria-hidden="true" />
                Game settings
              </Link>
            </Menu.Item>
            <Menu.Item value="update" minH="touch" fontSize="md" asChild>
              <Link to={appPaths.editInstance(instance.id)}>
                <LuPencil aria-hidden="true" />
                Update game
              </Link>
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
