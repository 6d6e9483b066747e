import { SegmentGroup, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';

interface ChoiceProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** Use for labels of unlimited length, such as names of teams. */
  readonly truncatesLabels?: boolean;
  readonly help?: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    /** Accessible name if the label is unclear. */
    readonly name?: string;
  }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function Choice(props: ChoiceProps) {
  const { label, isLabelHidden = false, truncatesLabels = false, help, choices, value, onChange } = props;
  const labelId = useId();
  return (
    <Stack gap="1.5">
      <Text id={labelId} fontWeight="600" hidden={isLabelHidden}>
        {label}
      </Text>
      <SegmentGroup.Root
        aria-labelledby={labelId}
        borderRadius="xl"
        width="full"
        value={value}
        onValueChange={(details) => details.value !== null && onChange(details.value)}
      >
        <SegmentGroup.Indicator borderRadius="xl" />
        {choices.map((choice) => (
          <SegmentGroup.Item
            key={choice.value}
            value={choice.value}
            h="touch"
            px="2"
            flex="1"
            minW={truncatesLabels ? '0' : 'auto'}
            justifyContent="center"
            fontSize="md"
          >
            <SegmentGroup.ItemText truncate={truncatesLabels}>{choice.label}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput aria-label={choice.name ?? choice.label} />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
      {help && (
        <Text color="fg.muted" fontSize="sm">
          {help}
        </Text>
      )}
    </Stack>
  );
}
