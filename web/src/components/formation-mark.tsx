import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Svg = chakra('svg');
const PLAYERS = [
  [9, 9],
  [23, 9],
  [16, 16],
  [9, 23],
  [23, 23],
] as const;

export interface FormationMarkProps extends Omit<HTMLChakraProps<'svg'>, 'size'> {
  /** A size token of the theme. */
  readonly size?: string;
}

/** The mark of Fives: five players as the five of a die. Decoration only. */
export function FormationMark({ size = '8', ...props }: FormationMarkProps) {
  return (
    <Svg viewBox="0 0 32 32" boxSize={size} fill="currentColor" aria-hidden="true" {...props}>
      {PLAYERS.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="4" />
      ))}
    </Svg>
  );
}
