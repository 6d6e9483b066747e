import { expect, test } from 'vitest';
import { basePorts, offsetFromEnv } from '../../scripts/emulators/ports.ts';
import { CliError } from '../../scripts/processes.ts';

test('port offsets that are multiples of five share no port with offset 0', () => {
  const ports = Object.values(basePorts);
  const offsets = Array.from({ length: 34 }, (_, index) => index * 5);
  const conflicts = offsets
    .slice(1)
    .filter((offset) => ports.some((port) => ports.includes((port + offset) as never)));
  expect(conflicts).toEqual([]);
});

test.each(['-5', '170', '1.5', 'ten'])('FIVES_PORT_OFFSET=%s is refused', (text) => {
  expect(() => offsetFromEnv({ FIVES_PORT_OFFSET: text })).toThrow(CliError);
});

test('FIVES_PORT_OFFSET overrides the offset of the command', () => {
  expect(offsetFromEnv({ FIVES_PORT_OFFSET: '30' }, 100)).toBe(30);
  expect(offsetFromEnv({}, 100)).toBe(100);
});
