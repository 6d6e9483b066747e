import { DEFAULT_PRESET, type FairChoice, type PresetName, type Team, type Uid } from '@fives/domain';
import { useState } from 'react';

export type Locks = Readonly<Record<string, Team>>;

export interface FairSettings {
  readonly preset: PresetName;
  readonly setPreset: (preset: PresetName) => void;
  readonly locks: Locks;
  readonly lock: (uid: Uid, team: Team | null) => void;
  /**
   * Breaks ties between equally good teams. Stays the same while the screen is open, so that a pick matches its
   * preview.
   */
  readonly seed: string;
  readonly onConditions: () => void;
  readonly isPicking: boolean;
  readonly use: (alternative: number) => void;
}

export function useFairSettings(): Pick<FairSettings, 'preset' | 'setPreset' | 'locks' | 'lock' | 'seed'> {
  const [preset, setPreset] = useState<PresetName>(DEFAULT_PRESET);
  const [locks, setLocks] = useState<Locks>({});
  const [seed] = useState(() => crypto.randomUUID() as string);
  const lock = (uid: Uid, team: Team | null) =>
    setLocks(({ [uid]: _, ...others }) => (team === null ? others : { ...others, [uid]: team }));
  return { preset, setPreset, locks, lock, seed };
}

export function toChoice(
  { preset, locks, seed }: Pick<FairSettings, 'preset' | 'locks' | 'seed'>,
  alternative = 0,
): FairChoice & { readonly seed: string } {
  return { seed, preset, alternative, locks: { ...locks } };
}
