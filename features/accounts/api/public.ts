export { emailKey, findAccount, lockAccount } from './account.store.ts';
export {
  accountHistory,
  countOperators,
  countPlacesRun,
  hasSecondFactor,
  joinSessionFacts,
  lastSeen,
  openDevices,
  pendingRemoval,
} from './account-facts.store.ts';
export { authorize } from './authorize.ts';
export { beginErasure } from './begin-erasure.ts';
export { listDueAccounts } from './due-accounts.store.ts';
export { authorizeByProofIn, findPersonIn } from './find-person.ts';
export { guardRoutes } from './guard-routes.ts';
export { accountName, accountRows, joinAccount, staffRows } from './joins.store.ts';
export { assertEmailWithinLimits, assertWithinLimit, secondsToWait, tryWithin } from './limits/limits.ts';
export { moveAccountRow } from './move-account.ts';
export {
  insertOperatorMember,
  isActiveOwner,
  joinMembers,
  lockOperatorTeam,
  readOperatorTeam,
  saveOperatorMember,
} from './operator-member.store.ts';
export { personOf } from './person-of.ts';
export {
  insertPlaceMember,
  isActivePlaceOwner,
  joinPlaceMember,
  lockPlaceTeam,
  movePlaceMembers,
  type PlaceMemberRow,
  readPlaceTeams,
  savePlaceMember,
  withoutPlaceOwner,
} from './place-member.store.ts';
export { askFactorRemoval, stopFactorRemoval } from './second-factor/removal/factor-removal.ts';
export { endSessions } from './sessions/session.store.ts';
export {
  deleteStaff,
  isActiveAdmin,
  isLastAdmin,
  isStaffEmail,
  lockStaff,
  readStaff,
  saveStaff,
} from './staff.store.ts';
