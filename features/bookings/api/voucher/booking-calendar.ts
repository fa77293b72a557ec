import { createEvent } from 'ics';
import { partyWords } from '#features/bookings/contract/booking-words.ts';
import type { BookingRow } from '../booking.store.ts';

/**
 * One event with the meeting point, as iCalendar (RFC 5545); a later file of the same booking replaces the earlier one.
 * @param url where the booking is looked at.
 */
export function bookingCalendar(booking: BookingRow, url: string): string {
  const { snapshot, reference, state, items } = booking;
  const { meeting } = snapshot;
  const cancelled = state === 'CANCELLED';
  const { error, value } = createEvent({
    uid: `${booking.id}@vereda`,
    productId: 'vereda',
    title: snapshot.title,
    start: utc(new Date(snapshot.startsAt)),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utc(new Date(snapshot.endsAt)),
    endInputType: 'utc',
    endOutputType: 'utc',
    lastModified: utc(booking.changed_at),
    sequence: Math.floor((booking.changed_at.getTime() - booking.created_at.getTime()) / 1000),
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    location: meeting.name,
    geo: { lat: meeting.lat, lon: meeting.lon },
    description: [`${snapshot.operatorName} · reserva ${reference}`, partyWords(items), meeting.note]
      .filter(Boolean)
      .join('\n'),
    url,
    ...(!cancelled && {
      alarms: [{ action: 'display', description: snapshot.title, trigger: { hours: 2, before: true } }],
    }),
  });
  if (error || !value) throw error ?? new Error('The calendar is empty.');
  return value;
}

function utc(instant: Date): [number, number, number, number, number] {
  return [
    instant.getUTCFullYear(),
    instant.getUTCMonth() + 1,
    instant.getUTCDate(),
    instant.getUTCHours(),
    instant.getUTCMinutes(),
  ];
}
