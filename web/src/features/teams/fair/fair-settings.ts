import { DEFAULT_PRESET, type FairChoice, type PresetName, type Team, type Uid } from '@fives/domain';
import { useState } from 'react';

export type Locks = Readonly<Record<string, Team>>;

/** What the organiser asks of a pick while the screen is open. */
export interface FairSettings {
  readonly preset: PresetName;
  readonly setPreset: (preset: PresetName) => void;
  /** Who must be in which team, this time. */
  readonly locks: Locks;
  readonly lock: (uid: Uid, team: Team | null) => void;
  /** Decides between teams that are equally good; kept while the screen is open, so that a preview comes true. */
  readonly seed: string;
  /** Opens the stars and conditions. */
  readonly onConditions: () => void;
  /** Whether there are teams to be picked by now, and by what. */
  readonly isPicking: boolean;
  readonly use: (alternative: number) => void;
}

/** The part of the wishes that this screen remembers. */
export function useFairSettings(): Pick<FairSettings, 'preset' | 'setPreset' | 'locks' | 'lock' | 'seed'> {
  const [preset, setPreset] = useState<PresetName>(DEFAULT_PRESET);
  const [locks, setLocks] = useState<Locks>({});
  const [seed] = useState(() => crypto.randomUUID() as string);
  const lock = (uid: Uid, team: Team | null) =>
    setLocks(({ [uid]: _, ...others }) => (team === null ? others : { ...others, [uid]: team }));
  return { preset, setPreset, locks, lock, seed };
}

/** The wishes as a pick carries them. */
export function toChoice(
  { preset, locks, seed }: Pick<FairSettings, 'preset' | 'locks' | 'seed'>,
  alternative = 0,
): FairChoice & { readonly seed: string } {
  return { seed, preset, alternative, locks: { ...locks } };
}
