import { logger } from 'firebase-functions';
import { vi } from 'vitest';

/** Replaces `firebase-functions/logger` in all test files, because the files share their modules. */
export const [info, warn, error] = [vi.fn(logger.info), vi.fn(logger.warn), vi.fn(logger.error)];
