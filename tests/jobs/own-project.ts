/** Jobs are tried in the project of the triggers' tests, to which no functions are attached either. */
export { emptyDatabase } from '../triggers/own-project.ts';
