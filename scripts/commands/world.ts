export { run } from '../../emulator-data/make.ts';
