export * from './factories.ts';
