import { vi } from 'vitest';

// Applies to all files, because they share their modules.
vi.mock('firebase-functions/logger', { spy: true });
