import { Menu, Portal } from '@chakra-ui/react';
import { type GameInstance, notUpcomingReason, pauseText, restoreReason } from '@fives/domain';
import { type ReactNode, useState } from 'react';
import { LuBan, LuCalendarOff, LuPause, LuPencil, LuSettings, LuUndo2 } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { dialogLinkState, type LinkedDialog } from '../../lib/linked-dialog.ts';
import { OrganiserMenuButton } from './organiser-menu-button.tsx';

export interface OpenOrganiserMenuProps {
  readonly instance: GameInstance;
}

export function OpenOrganiserMenu({ instance }: OpenOrganiserMenuProps) {
  const { id: giId, gameId, game } = instance;
  const [now] = useState(() => new Date());
  const isOff = instance.status === 'CANCELLED';
  const settings = appPaths.settings(gameId);
  const edit = appPaths.editInstance(giId);
  return (
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <OrganiserMenuButton name={game.name} />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="48">
            <Entry to={settings} icon={<LuSettings aria-hidden="true" />} label="Game settings" />
            <Entry to={edit} icon={<LuPencil aria-hidden="true" />} label="Update game" />
            {notUpcomingReason(instance, now) === null && (
              <Entry to={edit} opens="call-off" icon={<LuBan aria-hidden="true" />} label="Cancel game" />
            )}
            {isOff && restoreReason(instance, now) === null && (
              <Entry
                to={edit}
                opens="bring-back"
                icon={<LuUndo2 aria-hidden="true" />}
                label="Put it back on"
              />
            )}
            {game.isRecurring && pauseText(game, now) === null && (
              <>
                <Entry
                  to={settings}
                  opens="skip"
                  icon={<LuCalendarOff aria-hidden="true" />}
                  label="Skip next week"
                />
                <Entry
                  to={settings}
                  opens="pause"
                  icon={<LuPause aria-hidden="true" />}
                  label="Pause until…"
                />
              </>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

interface EntryProps {
  readonly to: string;
  readonly opens?: LinkedDialog;
  readonly icon: ReactNode;
  readonly label: string;
}

function Entry({ to, opens, icon, label }: EntryProps) {
  return (
    <Menu.Item value={label} minH="touch" fontSize="md" asChild>
      <Link to={to} state={opens && dialogLinkState(opens)}>
        {icon}
        {label}
      </Link>
    </Menu.Item>
  );
}
