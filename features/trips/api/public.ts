export { notifyTrips } from './booked/notify-trips.ts';
export { orderInTrip } from './booked/order-in-trip.ts';
export { findOrderProgram, saveOrderProgram } from './booked/order-program.store.ts';
export type { OrderProgram } from './booked/order-program.ts';
export { assembleProblem } from './planning/assemble-problem.ts';
export { someLegs } from './planning/board.view.ts';
export { hoursReader, shutOn } from './planning/place-windows.rules.ts';
export { CAPS } from './planning/wish-to-problem.rules.ts';
export { tripOwner } from './trip-owner.ts';
