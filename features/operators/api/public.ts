export { operatorOwner } from './operator-owner.ts';
export { readSellables } from './sellable.store.ts';
