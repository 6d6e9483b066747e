import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Svg = chakra('svg');
const BIB =
  'M10 3.5 C10.5 8 12.5 9.5 16 9.5 C19.5 9.5 21.5 8 22 3.5 L25.5 4.5 C25 9 25.5 12 28 14 V28.5 H4 V14 C6.5 12 7 9 6.5 4.5 Z';

export interface BibIconProps extends Omit<HTMLChakraProps<'svg'>, 'size' | 'fill'> {
  /** The team's colour, such as #1A2B3C. */
  readonly colour: string;
  /** A size token of the theme. */
  readonly size?: string;
}

/** A bib in a team's colour. Its edge is seen on every background, so white on white is a bib too. Decoration only. */
export function BibIcon({ colour, size = '7', ...props }: BibIconProps) {
  return (
    <Svg
      viewBox="0 0 32 32"
      boxSize={size}
      flexShrink="0"
      color="border.control"
      aria-hidden="true"
      {...props}
    >
      <path d={BIB} fill={colour} stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
    </Svg>
  );
}
