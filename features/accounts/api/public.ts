export { findAccount, lockAccount } from './account.store.ts';
export { demand } from './demand.ts';
export { demoOperatorPeople, demoTraveller } from './demo/demo-accounts.ts';
export { demandProofIn, findPersonIn } from './find-person.ts';
export { guardRoutes } from './guard-routes.ts';
export { moveAccountRow } from './move-account.ts';
export { personOf } from './person-of.ts';
export { askFactorRemoval, stopFactorRemoval } from './second-factor/removal/factor-removal.ts';
export { endSessions } from './sessions/session.store.ts';
