export { run } from '../../bench/run-benches.ts';
