import { vi } from 'vitest';

/** Replaces `firebase-functions/logger` in all test files, because the files share their modules. */
export const [info, warn, error] = [vi.fn(), vi.fn(), vi.fn()];
