import type fc from 'fast-check';
import type { Model } from './model.ts';

/** A walk as far as it has come. */
export interface Walk {
  model: Model;
}

/** What has been tried on all walks: how often each thing was allowed and refused, at which door. */
export type Tried = Record<string, { allowed: number; refused: number }>;

export const WRITE_PATHS = ['rules', 'rules', 'rules', 'api'] as const;

/** One step of a walk. It may always be tried. */
export abstract class Step implements fc.AsyncCommand<Walk, Tried> {
  check(): boolean {
    return true;
  }
  abstract run(walk: Walk, tried: Tried): Promise<void>;
}
