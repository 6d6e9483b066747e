import { Link } from '@chakra-ui/react';
import { LuArrowLeft } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';

export interface BackLinkProps {
  readonly to: string;
  readonly label: string;
}

/** The way back to the screen above this one. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link
      asChild
      textStyle="label"
      color="fg.muted"
      minH="touch"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
    >
      <RouterLink to={to}>
        <LuArrowLeft aria-hidden="true" />
        {label}
      </RouterLink>
    </Link>
  );
}
