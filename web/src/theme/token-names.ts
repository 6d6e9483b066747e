import type { SystemConfig } from '@chakra-ui/react';
import { tokenConfigs } from './tokens.ts';

/**
 * The tokens without their values, which only the style sheet of the theme contains. `static-theme.ts` of the build replaces
 * this file by its result.
 */
export const tokenNames: SystemConfig[] = tokenConfigs.map(withoutValues);

function withoutValues(config: SystemConfig): SystemConfig {
  // Chakra ignores tokens with an empty value.
  return JSON.parse(JSON.stringify(config, (key, part) => (key === 'value' ? '-' : part)));
}
