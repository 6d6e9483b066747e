export { run } from '../../tests/screens/take-all.ts';
