import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { SideMenuButton } from './side-menu-button.tsx';

const SideDrawer = lazyPart<{ readonly name: string }>(
  async () => (await import('./side-drawer.tsx')).SideDrawer,
  () => <SideMenuButton />,
);

export function SideMenu({ name }: { readonly name: string }) {
  const [isOpened, setOpened] = useState(false);
  if (isOpened) return <SideDrawer name={name} />;
  return <SideMenuButton aria-haspopup="dialog" aria-expanded="false" onClick={() => setOpened(true)} />;
}
