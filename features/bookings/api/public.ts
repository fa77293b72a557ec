export {
  type BookingRow,
  findBooking,
  findByReference,
  insertBookings,
  lockOrderBookings,
  type NewBooking,
  readOrderBookings,
  saveBooking,
  saveStates,
} from './booking.store.ts';
export { givePlaces, type Refused, releaseOverdue, takePlaces } from './capacity.store.ts';
export { moveBooking } from './move-booking.ts';
