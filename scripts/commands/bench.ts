export { run } from '../../tests/bench/run-benches.ts';
