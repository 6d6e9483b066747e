import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { SideMenuButton } from './side-menu-button.tsx';

const SideDrawer = lazyPart<{ readonly name: string }>(
  async () => (await import('./side-drawer.tsx')).SideDrawer,
  () => <SideMenuButton />,
);

export function SideMenu({ name }: { readonly name: string }) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <SideDrawer name={name} />;
  return <SideMenuButton aria-haspopup="dialog" aria-expanded="false" onClick={() => setWanted(true)} />;
}
