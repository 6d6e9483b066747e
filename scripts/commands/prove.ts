export { run } from '../../tests/proof/prove.ts';
