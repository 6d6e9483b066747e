import { SegmentGroup, Stack, Text } from '@chakra-ui/react';
import { PRESET_NAMES, PRESETS, type PresetName } from '@fives/domain';

const MEANING: Record<PresetName, string> = {
  'mix-it-up': 'More variety, slightly less even.',
  balanced: 'Even, with some variety.',
  fairest: 'As even as possible, even if the same people play together.',
};

export interface PresetSwitchProps {
  readonly preset: PresetName;
  readonly onChange: (preset: PresetName) => void;
}

export function PresetSwitch({ preset, onChange }: PresetSwitchProps) {
  return (
    <Stack gap="1.5">
      <SegmentGroup.Root
        aria-label="Kind of fair teams"
        borderRadius="xl"
        width="full"
        value={preset}
        onValueChange={({ value }) => onChange(PRESET_NAMES.find((name) => name === value) ?? preset)}
      >
        <SegmentGroup.Indicator borderRadius="xl" />
        {PRESET_NAMES.map((name) => (
          <SegmentGroup.Item
            key={name}
            value={name}
            h="touch"
            px="2"
            flex="1"
            justifyContent="center"
            fontSize="md"
          >
            <SegmentGroup.ItemText>{PRESETS[name].label}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
      <Text color="fg.muted" fontSize="sm">
        {MEANING[preset]}
      </Text>
    </Stack>
  );
}
