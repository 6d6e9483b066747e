/** The tests of jobs share the project of the trigger tests, because no functions are attached to that project. */
export { emptyDatabase } from '../triggers/own-project.ts';
