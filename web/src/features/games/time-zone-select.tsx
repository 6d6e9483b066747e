import { NativeSelect } from '@chakra-ui/react';
import { type ComponentProps, useMemo } from 'react';
import { allTimeZones, deviceTimeZone } from './time-zones.ts';

/** Chooses a zone. A list of the system's own: four hundred zones want its search by typing and its wheel on a phone. */
export function TimeZoneSelect(props: ComponentProps<typeof NativeSelect.Field>) {
  const zones = useMemo(() => allTimeZones(deviceTimeZone()), []);
  return (
    <NativeSelect.Root>
      <NativeSelect.Field
        h="touch"
        borderRadius="xl"
        borderColor="border.control"
        bg="bg.panel"
        fontSize="md"
        {...props}
      >
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
