import { SegmentGroup } from '@chakra-ui/react';
import { type Range, RECENT } from './range.ts';

const CHOICES = [
  { value: 'recent', label: `Last ${RECENT} results` },
  { value: 'all', label: 'All' },
];

export interface RangeSwitchProps {
  readonly range: Range;
  readonly onChange: (range: Range) => void;
}

/** Chooses between the last results and all of them. */
export function RangeSwitch({ range, onChange }: RangeSwitchProps) {
  return (
    <SegmentGroup.Root
      aria-label="Results shown"
      alignSelf="start"
      borderRadius="xl"
      value={range}
      onValueChange={(details) => onChange(details.value === 'all' ? 'all' : 'recent')}
    >
      <SegmentGroup.Indicator borderRadius="xl" />
      {CHOICES.map(({ value, label }) => (
        <SegmentGroup.Item key={value} value={value} h="touch" minW="touch" px="4" fontSize="md">
          <SegmentGroup.ItemText>{label}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
