export { api } from './api/api.function.ts';
export * from './jobs/index.ts';
export * from './triggers/index.ts';
