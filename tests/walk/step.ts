import type fc from 'fast-check';
import type { Model } from './model.ts';

export interface Walk {
  model: Model;
}

/** Numbers of allowed and refused attempts by action and write path. */
export type AttemptCounts = Record<string, { allowed: number; refused: number }>;

export type WritePath = 'rules' | 'api';

export abstract class Step implements fc.AsyncCommand<Walk, AttemptCounts> {
  check(): boolean {
    return true;
  }
  abstract run(walk: Walk, attempts: AttemptCounts): Promise<void>;
}
