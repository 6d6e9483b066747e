import type fc from 'fast-check';
import type { Model } from './model.ts';

export interface Walk {
  model: Model;
}

export type Tried = Record<string, { allowed: number; refused: number }>;

export const WRITE_PATHS = ['rules', 'rules', 'rules', 'api'] as const;

export abstract class Step implements fc.AsyncCommand<Walk, Tried> {
  check(): boolean {
    return true;
  }
  abstract run(walk: Walk, tried: Tried): Promise<void>;
}
