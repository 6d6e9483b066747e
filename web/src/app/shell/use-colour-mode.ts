import { useTheme } from 'next-themes';

/** The colour mode in force, and a switch to the other one. Until it is used the device decides. */
export function useColourMode(): { isDark: boolean; toggle: () => void } {
  const { resolvedTheme, setTheme } = useTheme();
  const isDark = resolvedTheme === 'dark';
  return { isDark, toggle: () => setTheme(isDark ? 'light' : 'dark') };
}
