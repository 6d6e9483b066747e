import { LinkBox, LinkOverlay } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DelayedLink } from './use-delayed-link.ts';

export interface TapCardProps {
  readonly isPressed: boolean;
  /** A {@link TapCardLink} and the rest of the card. */
  readonly children: ReactNode;
}

/** A card in a list: a tap anywhere follows its link. */
export function TapCard({ isPressed, children }: TapCardProps) {
  return (
    <LinkBox
      as="article"
      layerStyle="panel"
      p="5"
      height="full"
      transition="transform 0.1s, border-color 0.1s"
      transform={isPressed ? 'scale(0.98)' : 'none'}
      borderColor={isPressed ? 'brand.border' : 'border'}
      _hover={{ borderColor: 'border.emphasized' }}
    >
      {children}
    </LinkBox>
  );
}

export interface TapCardLinkProps extends Pick<DelayedLink, 'onClick'> {
  readonly to: string;
  readonly children: ReactNode;
}

/** The card's own link, which lies over all of it. */
export function TapCardLink({ to, onClick, children }: TapCardLinkProps) {
  return (
    <LinkOverlay
      asChild
      _focusVisible={{ outline: 'none', _before: { outline: '2px solid', outlineOffset: '2px' } }}
      _before={{ borderRadius: '2xl', outlineColor: 'brand.focusRing' }}
    >
      <Link to={to} onClick={onClick}>
        {children}
      </Link>
    </LinkOverlay>
  );
}
