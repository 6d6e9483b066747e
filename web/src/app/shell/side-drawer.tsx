import { Button, CloseButton, Drawer, Portal, Stack, Text } from '@chakra-ui/react';
import { useTheme } from 'next-themes';
import { type ReactNode, useState } from 'react';
import { LuDownload, LuHouse, LuLifeBuoy, LuLogOut, LuMoon, LuSun, LuUser } from 'react-icons/lu';
import { NavLink, useNavigate } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { install, useCanInstall } from '../../features/install/install-offer.tsx';
import { logout } from '../../session/logout.ts';
import { ClosesOnBack } from '../../ui/sheet.tsx';
import { SideMenuButton } from './side-menu-button.tsx';

export function SideDrawer({ name }: { readonly name: string }) {
  const [open, setOpen] = useState(true);
  const logout = useLogout();
  const mode = useColourMode();
  const canInstall = useCanInstall();
  const close = () => setOpen(false);
  const closeAndInstall = () => {
    close();
    install();
  };
  return (
    <Drawer.Root open={open} onOpenChange={(details) => setOpen(details.open)} placement="end" size="xs">
      <Drawer.Trigger asChild>
        <SideMenuButton />
      </Drawer.Trigger>
      {open && <ClosesOnBack onClose={close} />}
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title overflowWrap="anywhere" textStyle="title">
                <bdi>{name || 'Menu'}</bdi>
              </Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <Stack as="nav" aria-label="Main" gap="1">
                <MenuLink icon={<LuHouse />} label="Home" to={appPaths.home()} onClick={close} />
                <MenuLink icon={<LuUser />} label="Account" to={appPaths.account()} onClick={close} />
                <MenuLink icon={<LuLifeBuoy />} label="Support" to={appPaths.support()} onClick={close} />
                <MenuButton
                  icon={mode.isDark ? <LuSun /> : <LuMoon />}
                  label={mode.isDark ? 'Light mode' : 'Dark mode'}
                  onClick={mode.toggle}
                />
                {canInstall && (
                  <MenuButton icon={<LuDownload />} label="Install app" onClick={closeAndInstall} />
                )}
                <MenuButton icon={<LuLogOut />} label="Logout" onClick={() => void logout()} />
              </Stack>
            </Drawer.Body>
            <Drawer.Footer>
              <Text color="fg.muted" fontSize="sm">
                Fives, the 5-a-side organiser
              </Text>
            </Drawer.Footer>
            <Drawer.CloseTrigger asChild>
              <CloseButton />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

interface MenuButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly onClick: () => void;
}

const MENU_BUTTON = {
  variant: 'ghost',
  color: 'fg',
  justifyContent: 'flex-start',
  size: 'lg',
  px: '4',
} as const;

function MenuLink({ icon, label, to, onClick }: MenuButtonProps & { readonly to: string }) {
  return (
    <Button {...MENU_BUTTON} asChild css={{ '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg' } }}>
      <NavLink end to={to} onClick={onClick}>
        {icon}
        {label}
      </NavLink>
    </Button>
  );
}

function MenuButton({ icon, label, onClick }: MenuButtonProps) {
  return (
    <Button {...MENU_BUTTON} onClick={onClick}>
      {icon}
      {label}
    </Button>
  );
}

function useColourMode(): { isDark: boolean; toggle: () => void } {
  const { resolvedTheme, setTheme } = useTheme();
  const isDark = resolvedTheme === 'dark';
  return { isDark, toggle: () => setTheme(isDark ? 'light' : 'dark') };
}

/** The returned function only logs a failure, because no data is lost. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      // Navigate before the sign-out, because a guard would redirect to the login page.
      void navigate(appPaths.landing());
      await logout();
    } catch (error) {
      console.error('Logout failed', error);
    }
  };
}
