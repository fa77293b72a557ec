import { type BookedPlan, type BookingRow, readBookedPlans, readOrderBookings } from '#features/bookings/api/public.ts';
import type { BookingState } from '#features/bookings/contract/booking-states.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { SoldBooking, SoldOrder } from '#features/trips/contract/booked-stops.ts';
import type { BookedStatus, PlanOfStop } from '#features/trips/contract/trip.ts';
import type { Database } from '#server/database/connect.ts';
import type { PointOfBooking } from './order-program.ts';

export interface OfferedParts {
  points: ReadonlyMap<string, PointOfBooking>;
  along: ReadonlySet<string>;
}

export async function readSoldOrder(
  db: Database,
  region: string,
  { orderId, reference, quotation }: { orderId: string; reference: string; quotation: string | null },
  { points, along }: OfferedParts = { points: new Map(), along: new Set() },
): Promise<SoldOrder> {
  const bookings = await readOrderBookings(db, region, orderId);
  const plans = await readBookedPlans(db, region, bookings);
  return {
    reference,
    quotation,
    bookings: bookings.flatMap((booking) => {
      const standing = STATUSES[booking.state];
      if (!standing) return [];
      const sold = soldBooking(booking, standing, plans.get(booking.id)!, points.get(booking.id));
      return [along.has(booking.id) ? { ...sold, accompanies: true } : sold];
    }),
  };
}

const STATUSES: Partial<Record<BookingState, BookedStatus>> = {
  PENDING: 'asked',
  CONFIRMED: 'confirmed',
  REDEEMED: 'confirmed',
  NO_SHOW: 'confirmed',
  CANCELLED: 'cancelled',
  REJECTED: 'cancelled',
};

function soldBooking(
  { reference, plan_id, departure_id, snapshot }: BookingRow,
  standing: BookedStatus,
  { content, isMadeToOrder }: BookedPlan,
  point: PointOfBooking | undefined,
): SoldBooking {
  const { localDate, localTime: time, startsAt, endsAt, meeting, daysInRow } = snapshot;
  return {
    reference,
    standing,
    planId: plan_id,
    departureId: departure_id,
    slug: isMadeToOrder ? '' : snapshot.planSlug,
    title: isMadeToOrder ? snapshot.optionName : snapshot.title,
    date: localDate,
    times: { time, startsAt, endsAt },
    ...(daysInRow && { daysInRow }),
    days: isMadeToOrder ? [] : content.days,
    isAtPlace: point !== undefined && !point.isNear,
    point: pointOf(point ?? meeting),
    picture: point?.poster ? { poster: point.poster } : pictureOf(content.pictures),
  };
}

const pointOf = ({ name, lon, lat }: SoldBooking['point']) => ({ name, lon, lat });

function pictureOf([picture]: PlanContent['pictures']): Pick<PlanOfStop, 'poster' | 'photo'> {
  if (!picture) return {};
  if (picture.kind === 'photo') return { photo: picture.file };
  const { scene, seed, hour } = picture;
  return { poster: { scene, seed, ...(hour && { hour }) } };
}
