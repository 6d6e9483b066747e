import { memo, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import type { OpenOrganiserMenuProps } from './open-organiser-menu.tsx';
import { OrganiserMenuButton } from './organiser-menu-button.tsx';

const OpenOrganiserMenu = lazyPart<OpenOrganiserMenuProps>(
  async () => (await import('./open-organiser-menu.tsx')).OpenOrganiserMenu,
  ({ instance }) => <OrganiserMenuButton name={instance.game.name} />,
);

export const OrganiserMenu = memo(function OrganiserMenu(props: OpenOrganiserMenuProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return wasOpened ? (
    <OpenOrganiserMenu {...props} />
  ) : (
    <OrganiserMenuButton
      name={props.instance.game.name}
      aria-haspopup="menu"
      onClick={() => setWasOpened(true)}
    />
  );
});
