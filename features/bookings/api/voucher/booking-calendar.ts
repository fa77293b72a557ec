import { parseAbsolute } from '@internationalized/date';
import { createEvents, type EventAttributes } from 'ics';
import type { BookingAnswers } from '#features/bookings/contract/answers.ts';
import { partyWords } from '#features/bookings/contract/booking-words.ts';
import { calendarTime } from '#server/paper/calendar-time.ts';
import { plainLine, plainLines } from '#server/paper/plain-text.ts';
import type { BookingRow } from '../booking.store.ts';

export interface CalendarNotes {
  url: string;
  phone: string | null;
  bring: readonly string[];
}

/** Writes one event per day (RFC 5545). A later file of the same booking replaces the earlier events. */
export function bookingCalendar(booking: BookingRow, { url, phone, bring }: CalendarNotes): string {
  const { snapshot, reference, state, items } = booking;
  const { meeting } = snapshot;
  const { pickup } = (booking.answers ?? {}) as BookingAnswers;
  const lines = [
    `${snapshot.operatorName} · reserva ${reference}`,
    partyWords(items),
    phone && `Teléfono del operador: ${phone}`,
    pickup ? `Te recogen en ${pickup}` : meeting.note,
    bring.length > 0 && `Lleva contigo: ${bring.join(', ')}`,
  ];
  const cancelled = state === 'CANCELLED';
  const spans = spansOf(snapshot);
  const title = plainLine(snapshot.title);
  const events = spans.map(
    ([from, to], index): EventAttributes => ({
      uid: `${booking.id}${index > 0 ? `-${index + 1}` : ''}@vereda`,
      title: spans.length > 1 ? `${title} (día ${index + 1} de ${spans.length})` : title,
      start: calendarTime(from),
      startInputType: 'utc',
      startOutputType: 'utc',
      end: calendarTime(to),
      endInputType: 'utc',
      endOutputType: 'utc',
      lastModified: calendarTime(booking.changed_at),
      sequence: Math.floor((booking.changed_at.getTime() - booking.created_at.getTime()) / 1000),
      status: cancelled ? 'CANCELLED' : 'CONFIRMED',
      location: plainLine(pickup || meeting.name),
      // If travellers are picked up, the position of the meeting point would mislead them.
      ...(!pickup && { geo: { lat: meeting.lat, lon: meeting.lon } }),
      description: plainLines(lines.filter(Boolean).join('\n')),
      url,
      ...(!cancelled && {
        alarms: [{ action: 'display', description: title, trigger: { hours: 2, before: true } }],
      }),
    }),
  );
  const { error, value } = createEvents(events, { productId: 'vereda' });
  if (error || !value) throw error ?? new Error('The calendar is empty.');
  return value;
}

function spansOf({ startsAt, endsAt, zone, daysInRow = 1 }: BookingRow['snapshot']): [Date, Date][] {
  const [first, last] = [parseAbsolute(startsAt, zone), parseAbsolute(endsAt, zone)];
  return Array.from({ length: daysInRow }, (_, index) => [
    first.add({ days: index }).toDate(),
    last.subtract({ days: daysInRow - 1 - index }).toDate(),
  ]);
}
