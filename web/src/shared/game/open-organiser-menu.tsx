import { Menu, Portal } from '@chakra-ui/react';
import { type GameInstance, notUpcomingReason, pauseText, restoreReason } from '@fives/domain';
import { useState } from 'react';
import type { IconType } from 'react-icons';
import { LuBan, LuCalendarOff, LuLogOut, LuPause, LuPencil, LuSettings, LuUndo2 } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { dialogLinkState, type LinkedDialog } from '../../hooks/use-linked-dialog.ts';
import { OrganiserMenuButton } from './organiser-menu-button.tsx';

export interface OpenOrganiserMenuProps {
  readonly instance: GameInstance;
  readonly isOrganiser: boolean;
  /** False for the lead organiser, who hands over first. */
  readonly mayLeave: boolean;
}

export function OpenOrganiserMenu({ instance, isOrganiser, mayLeave }: OpenOrganiserMenuProps) {
  const { id: giId, gameId, game } = instance;
  const [now] = useState(() => new Date());
  const isCancelled = instance.status === 'CANCELLED';
  const settings = appPaths.settings(gameId);
  const edit = appPaths.editInstance(giId);
  return (
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <OrganiserMenuButton name={game.name} isOrganiser={isOrganiser} />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="48">
            {isOrganiser && (
              <>
                <MenuLink to={settings} icon={LuSettings} label="Game settings" />
                <MenuLink to={edit} icon={LuPencil} label="Update game" />
                {notUpcomingReason(instance, now) === null && (
                  <MenuLink to={edit} opens="call-off" icon={LuBan} label="Cancel game" />
                )}
                {isCancelled && restoreReason(instance, now) === null && (
                  <MenuLink to={edit} opens="bring-back" icon={LuUndo2} label="Put it back on" />
                )}
                {game.isRecurring && pauseText(game, now) === null && (
                  <>
                    <MenuLink to={settings} opens="skip" icon={LuCalendarOff} label="Skip next week" />
                    <MenuLink to={settings} opens="pause" icon={LuPause} label="Pause until…" />
                  </>
                )}
              </>
            )}
            {mayLeave && (
              <MenuLink to={appPaths.people(gameId)} opens="leave" icon={LuLogOut} label="Leave game" />
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

interface MenuLinkProps {
  readonly to: string;
  readonly opens?: LinkedDialog;
  readonly icon: IconType;
  readonly label: string;
}

function MenuLink({ to, opens, icon: Icon, label }: MenuLinkProps) {
  return (
    <Menu.Item value={label} minH="touch" fontSize="md" asChild>
      <Link to={to} state={opens && dialogLinkState(opens)}>
        <Icon aria-hidden="true" />
        {label}
      </Link>
    </Menu.Item>
  );
}
