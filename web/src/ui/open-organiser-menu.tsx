import { Menu, Portal } from '@chakra-ui/react';
import { LuPencil, LuSettings } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { appPaths } from '../config/paths.ts';
import { OrganiserMenuButton } from './organiser-menu-button.tsx';

export interface OpenOrganiserMenuProps {
  readonly giId: string;
  readonly gameId: string;
  /** What the game is called. */
  readonly name: string;
}

/** The menu of an organiser, open from the start. */
export function OpenOrganiserMenu({ giId, gameId, name }: OpenOrganiserMenuProps) {
  return (
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <OrganiserMenuButton name={name} />
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
}
