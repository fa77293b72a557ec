export { amendItems } from './amend-items.ts';
export { type BookedPlan, readBookedPlans } from './booked-plans.store.ts';
export {
  type BookingRow,
  extendHoldsOf,
  findBooking,
  findByReference,
  insertBookings,
  lockBookings,
  lockOrderBookings,
  type NewBooking,
  readOrderBookings,
  recordStep,
  saveBooking,
  saveStates,
} from './booking.store.ts';
export { readSteps } from './booking-history.store.ts';
export { readBookingLines } from './booking-lines.store.ts';
export { type BookingNotes, readBookingNotes } from './booking-notes.store.ts';
export {
  exchangePlaces,
  givePlaces,
  lockPlaces,
  type Refused,
  releaseOverdue,
  takePlaces,
} from './capacity.store.ts';
export { type DepartureEmail, readDepartureEmail } from './check-in/departure-email.store.ts';
export { insertMessage, readExpected } from './check-in/manifest.store.ts';
export { COLLECTS, expectedView } from './check-in/manifest.view.ts';
export { countPending, readHeldPlaces, readHolds } from './held.store.ts';
export { bookingEventRows, bookingRows, joinBooking, joinBookingsOf } from './joins.store.ts';
export { moveBooking } from './move-booking.ts';
export { insertQuote, readQuote, takeQuote } from './quote.store.ts';
export { type Sold, soldBetween } from './sold-between.store.ts';
export {
  dropEndedHolds,
  type HoldLimits,
  type HoldOwner,
  lockBrowser,
  type NewHold,
  noteHold,
  type RefusedHold,
  rememberLateRelease,
} from './unpaid-hold.store.ts';
export { bookingCalendar } from './voucher/booking-calendar.ts';
export { voucherKey } from './voucher/voucher-key.ts';
export { type Voucher, voucherOf } from './voucher/voucher-of.ts';
export { writeVoucherPdf } from './voucher/write-voucher-pdf.ts';
export { wasCounted } from './was-counted.store.ts';
