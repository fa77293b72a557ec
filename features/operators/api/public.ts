export { readBookedPlan } from './booked-plan.store.ts';
export {
  type CatalogueOperator,
  type CatalogueOption,
  type CataloguePlan,
  findCatalogueOperator,
  readCatalogue,
} from './catalogue.store.ts';
export { countClosureReach } from './closures/count-closure-reach.ts';
export { closuresOfDeparture, readHeldBack } from './closures/departure-closures.store.ts';
export { readPlanClosures } from './closures/list-plan-closures.store.ts';
export {
  departuresToCallOff,
  findPlanClosure,
  findPlanClosureFacts,
  type PlanClosureFacts,
  type PlanClosureRow,
  savePlanClosure,
} from './closures/plan-closure.store.ts';
export { isOperatorRunBy } from './is-operator-run-by.ts';
export {
  assignedResources,
  departureResourceRows,
  departureRows,
  joinDeparture,
  joinOperator,
  joinPlan,
  joinPlanOption,
  joinPlanVersion,
  joinResource,
  operatorRows,
  planClosureRows,
  planOptionRows,
  planRows,
  planVersionRows,
  resourceClaimRows,
  resourceRows,
} from './joins.store.ts';
export type { MadePlan, MadeService } from './made-to-order/made-plan.ts';
export { makePlan } from './made-to-order/make-plan.ts';
export { type BankAccounts, openBankAccounts } from './operator/bank/bank-accounts.ts';
export { openChoice } from './operator/departures/choice.store.ts';
export { lockDeparture, minimumDue, peopleOfItems, saveDepartureState } from './operator/departures/departure.store.ts';
export { registerNumberFault } from './operator/profile/operator.view.ts';
export { type PaidOperator, readPaidOperators } from './operator/profile/paid-operator.store.ts';
export { teamEmails, teamMembers } from './operator/team/team.store.ts';
export {
  findOperatorEmail,
  type OperatorStatus,
  readOperatorStatuses,
  readRegionKeysFrom,
  readRegionSellers,
  saveRegionKeysFrom,
} from './operator.store.ts';
export { operatorInsteadOfPlace, operatorOwner } from './operator-owner.ts';
export { operatorTeam } from './operator-team.store.ts';
export { operatorVisitSite } from './operator-visit.ts';
export { type PlanPage, planPages } from './plan-pages.store.ts';
export { lockResources, overbookedDepartures, readBusyResource, syncClaims } from './resource-claim.store.ts';
export { plansOfPlace } from './rows-of-place.store.ts';
export { readSellables } from './sellable.store.ts';
export { findSoldContent, findSoldTariff, type SoldTariff } from './sold-content.store.ts';
export {
  addTaken,
  type ChangedDeparture,
  lockDepartures,
  readFree,
  subtractFreed,
  subtractTaken,
  type TakeOptions,
} from './taken.store.ts';
export { keptFromWaiting, type Left, readLeft, readNoLongerServed, readServable } from './waiting.store.ts';
export {
  type CalendarOption,
  type CalendarPlan,
  findCalendarPlan,
  type OpenDeparture,
  readDepartures,
} from './window/availability.store.ts';
export { type Judged, judge } from './window/calendar.rules.ts';
export { readCalledOff } from './window/called-off.store.ts';
export { zoneName } from './window/plan.view.ts';
