// `npm test` starts several suites with one worker each, and every worker uses its own suite.
const suites: Record<string, string>[] = JSON.parse(process.env.FIVES_SUITES ?? '[]');
Object.assign(process.env, suites[Number(process.env.VITEST_POOL_ID) - 1]);
