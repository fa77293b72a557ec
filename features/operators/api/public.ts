export { readSellables } from './sellable.store.ts';
