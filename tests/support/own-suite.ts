// `npm test` starts several suites and a worker for each of them. This points a worker to its own suite.
const suites: Record<string, string>[] = JSON.parse(process.env.FIVES_SUITES ?? '[]');
Object.assign(process.env, suites[Number(process.env.VITEST_POOL_ID) - 1]);
