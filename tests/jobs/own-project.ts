/** Job tests use the project of the trigger tests, which has no functions. */
export { emptyDatabase } from '../triggers/own-project.ts';
