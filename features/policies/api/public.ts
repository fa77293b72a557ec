export { type Acceptance, recordAcceptance, textsInForce } from './acceptance/record-acceptance.ts';
export { businessCalendar, buttonsAt, type Law, lawOf, localDay, noticesAt } from './law.ts';
export { changeMode } from './mode/change-mode.ts';
export { readModeTexts } from './mode/mode-texts.ts';
export { assertCharges, assertRegionSells, assertSells, chargesFor } from './sales.ts';
