import { Button, type ButtonProps } from '@chakra-ui/react';
import { LuPlus } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';

/** Leads to the form for a new game. */
export function NewGameLink(props: ButtonProps) {
  return (
    <Button asChild textStyle="label" fontSize="md" {...props}>
      <Link to={appPaths.newGame()}>
        <LuPlus aria-hidden="true" />
        new game
      </Link>
    </Button>
  );
}

/** Where the link stands beside a list: at the thumb on a phone, in the corner of the page on a desk. */
export const AT_THE_THUMB: ButtonProps = {
  size: { base: 'lg', md: 'md' },
  position: { base: 'fixed', md: 'static' },
  bottom: 'calc(env(safe-area-inset-bottom) + 1rem)',
  insetX: '4',
  zIndex: 'docked',
  boxShadow: { base: 'lg', md: 'none' },
};
