import { DEFAULT_PRESET, type FairChoice, type PresetName, type Team, type Uid } from '@fives/domain';
import { useState } from 'react';

export type Locks = Readonly<Record<string, Team>>;

export interface FairSettings extends ReturnType<typeof useFairSettings> {
  readonly onConditions: () => void;
  readonly isPicking: boolean;
  /** Picks the teams again. Zero is the best line-up, higher numbers are its alternatives. */
  readonly pickAlternative: (alternative: number) => void;
}

export function useFairSettings() {
  const [preset, setPreset] = useState<PresetName>(DEFAULT_PRESET);
  const [locks, setLocks] = useState<Locks>({});
  // Breaks ties between equally good teams. The seed never changes, so that the server picks the previewed teams.
  const [seed] = useState(() => crypto.randomUUID() as string);
  const lock = (uid: Uid, team: Team | null) =>
    setLocks(({ [uid]: _, ...others }) => (team === null ? others : { ...others, [uid]: team }));
  return { preset, setPreset, locks, lock, seed };
}

export type FairChoiceSettings = Pick<FairSettings, 'preset' | 'locks' | 'seed'>;

export function toFairChoice(
  { preset, locks, seed }: FairChoiceSettings,
  alternative = 0,
): FairChoice & { readonly seed: string } {
  return { seed, preset, alternative, locks: { ...locks } };
}
