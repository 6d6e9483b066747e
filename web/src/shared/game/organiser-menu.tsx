import { can, type GameInstance, isLeadOrganiser, type Uid } from '@fives/domain';
import { memo, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import type { OpenOrganiserMenuProps } from './open-organiser-menu.tsx';
import { OrganiserMenuButton } from './organiser-menu-button.tsx';

const OpenOrganiserMenu = lazyPart<OpenOrganiserMenuProps>(
  async () => (await import('./open-organiser-menu.tsx')).OpenOrganiserMenu,
  ({ instance, isOrganiser }) => <OrganiserMenuButton name={instance.game.name} isOrganiser={isOrganiser} />,
);

interface OrganiserMenuProps {
  readonly instance: GameInstance;
  readonly uid: Uid;
}

export const OrganiserMenu = memo(function OrganiserMenu({ instance, uid }: OrganiserMenuProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const { game, memberUids } = instance;
  const isOrganiser = can(uid, 'editInstance', game);
  const mayLeave = memberUids.includes(uid) && !isLeadOrganiser(game, uid);
  if (!isOrganiser && !mayLeave) return null;
  return wasOpened ? (
    <OpenOrganiserMenu instance={instance} isOrganiser={isOrganiser} mayLeave={mayLeave} />
  ) : (
    <OrganiserMenuButton
      name={game.name}
      isOrganiser={isOrganiser}
      aria-haspopup="menu"
      onClick={() => setWasOpened(true)}
    />
  );
});
