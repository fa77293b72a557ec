export { type BankAccounts, openBankAccounts } from './office/bank-accounts.ts';
export { lockDeparture, minimumDue, saveDepartureState } from './office/departure.store.ts';
export { ownerEmails } from './office/team.store.ts';
export { operatorOwner } from './operator-owner.ts';
export { readSellables } from './sellable.store.ts';
