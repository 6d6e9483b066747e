import { chakra, HStack, Wrap } from '@chakra-ui/react';
import { Symbols } from 'recharts';
import { PersonBadges, PersonName } from '../../../ui/person.tsx';
import { MARK_AREA } from './line-marks.tsx';
import type { Look } from './looks.ts';
import type { Line } from './position-lines.ts';

const Svg = chakra('svg');

export interface LineNamesProps {
  readonly lines: readonly Line[];
  /** In the same order. */
  readonly looks: readonly Look[];
}

/** Which line is whose. */
export function LineNames({ lines, looks }: LineNamesProps) {
  return (
    <Wrap as="ul" listStyleType="none" gapX="4" gapY="1.5" fontSize="sm">
      {lines.map((line, at) => (
        <HStack as="li" key={line.uid} gap="2" minW="0" maxW="full">
          <Sample look={looks[at]} />
          <PersonName name={line.name} fontWeight="600" />
          <PersonBadges isGuest={false} isMe={line.isMe} />
        </HStack>
      ))}
    </Wrap>
  );
}

function Sample({ look }: { readonly look: Look | undefined }) {
  if (look === undefined) return null;
  return (
    <Svg viewBox="0 0 32 12" w="8" h="3" color={look.colour} flexShrink="0" aria-hidden="true">
      <line x1="0" y1="6" x2="32" y2="6" stroke="currentColor" strokeWidth="2" strokeDasharray={look.dash} />
      <Symbols type={look.mark} cx={16} cy={6} size={MARK_AREA} fill="currentColor" />
    </Svg>
  );
}
