export { api } from './api/api.function.ts';
export * from './triggers/index.ts';
