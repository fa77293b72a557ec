export * from './contract-is-a-leaf.ts';
