export { findAccount, lockAccount } from './account.store.ts';
export { demand } from './demand.ts';
export { findPersonIn } from './find-person.ts';
export { guardRoutes } from './guard-routes.ts';
export { moveAccountRow } from './move-account.ts';
export { personOf } from './person-of.ts';
export { demandProof } from './proof/step-up.ts';
export { askFactorRemoval, stopFactorRemoval } from './second-factor/removal/factor-removal.ts';
export { endSessions } from './sessions/session.store.ts';
