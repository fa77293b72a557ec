export { type Acceptance, demandAcceptances, recordAcceptance, textsInForce } from './acceptance/record-acceptance.ts';
export { businessCalendar, buttonsAt, type Law, lawOf, localDay, noticesAt } from './law.ts';
export { assertCharges, assertSells, chargesFor } from './sales.ts';
