import { startPlatform } from './platform.ts';

await startPlatform();
