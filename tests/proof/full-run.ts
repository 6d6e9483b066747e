/** True in `npm run prove`, which tries more cases than `npm test`. */
export const IS_FULL_RUN = process.env.FIVES_AGREEMENT_CASES !== undefined;
