import type { Outcome } from '../outcome.ts';
import type { UnclearResultReason } from '../unclear-result-reasons.ts';
import type { NamedResult } from './winner-phrases.ts';

export interface Side {
  readonly labels: readonly string[];
  /** Null if the text is a label, such as 'Bibs'. */
  readonly names: readonly string[] | null;
  readonly text: string;
  readonly isList: boolean;
  readonly goals: number | null;
  readonly outcome: Outcome | null;
}

export function textLabels({ labels }: Side): readonly string[] {
  return labels.filter((label) => /\p{L}/u.test(label));
}

export interface LineReading {
  readonly line: number;
  readonly text: string;
  readonly plain: string;
  readonly sides: readonly Side[];
  /** Goals in the order of the line. */
  readonly goals: readonly [number, number] | null;
  /** Labels beside `goals`, as in 'Bibs 5-3 Skins', or empty. */
  readonly goalLabels: readonly string[];
  readonly result: NamedResult | null;
  /** Outcome of the first side from a verb between the sides. */
  readonly relation: Outcome | null;
  readonly margin: number | null;
  readonly motm: string | null;
  readonly gameNumber: number | null;
  readonly marker: 'NUMBER' | 'BULLET' | null;
  readonly markerNumber: number | null;
  readonly isMarkedHeading: boolean;
  readonly isVersus: boolean;
  readonly isAfterBlank: boolean;
  readonly problem: UnclearResultReason | null;
}

export const EMPTY_READING: LineReading = {
  line: 0,
  text: '',
  plain: '',
  sides: [],
  goals: null,
  goalLabels: [],
  result: null,
  relation: null,
  margin: null,
  motm: null,
  gameNumber: null,
  marker: null,
  markerNumber: null,
  isMarkedHeading: false,
  isVersus: false,
  isAfterBlank: false,
  problem: null,
};
