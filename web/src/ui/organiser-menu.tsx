import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { memo } from 'react';
import { LuEllipsisVertical, LuPencil, LuSettings } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { appPaths } from '../config/paths.ts';

export interface OrganiserMenuProps {
  readonly giId: string;
  readonly gameId: string;
  /** What the game is called. */
  readonly name: string;
}

/** What an organiser may do with a game, wherever it is shown. */
export const OrganiserMenu = memo(function OrganiserMenu({ giId, gameId, name }: OrganiserMenuProps) {
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton variant="ghost" aria-label={`Organise ${name}`} zIndex="1" me="-2">
          <LuEllipsisVertical />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="48">
            <Menu.Item value="settings" minH="touch" fontSize="md" asChild>
              <Link to={appPaths.settings(gameId)}>
                <LuSettings aria-hidden="true" />
                Game settings
              </Link>
            </Menu.Item>
            <Menu.Item value="update" minH="touch" fontSize="md" asChild>
              <Link to={appPaths.editInstance(giId)}>
                <LuPencil aria-hidden="true" />
                Update game
              </Link>
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
});
