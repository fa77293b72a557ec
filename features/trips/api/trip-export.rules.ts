import { CalendarDateTime, parseDate } from '@internationalized/date';
import type { FeatureCollection, LineString, Point } from 'geojson';
import { createEvents, type EventAttributes } from 'ics';
import type { BookingNotes } from '#features/bookings/api/public.ts';
import type { PlaceContact, PlaceName } from '#features/places/api/public.ts';
import { creditWords } from '#features/trips/contract/credit-words.ts';
import type { TripCredit } from '#features/trips/contract/kept-trip.ts';
import type { TripDocument, TripStop } from '#features/trips/contract/trip.ts';
import { dayFromIso } from '#planner/hours/calendar.ts';
import { windowsOn } from '#planner/hours/evaluate.ts';
import type { HolidayTable } from '#planner/hours/holidays.ts';
import { parseHours } from '#planner/hours/parse.ts';
import { printTime } from '#planner/hours/print.ts';
import { calendarTime } from '#server/paper/calendar-time.ts';
import { plainLine, plainLines } from '#server/paper/plain-text.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';

export interface ExportedTrip {
  id: string;
  document: TripDocument;
  places: ReadonlyMap<string, PlaceName>;
  contacts: ReadonlyMap<string, PlaceContact>;
  /** Bookings of the trip's orders, keyed by reference. Empty for a reader with the share token. */
  bookings: ReadonlyMap<string, BookingNotes>;
  holidays: HolidayTable;
  /** The public trip from which the trip was copied. */
  credit: TripCredit | null;
  isShared: boolean;
  /** IANA name of the region's time zone. */
  timeZone: string;
  /** Without a final slash. */
  publicUrl: string;
  updatedAt: Date;
}

export interface ExportedStop {
  stop: TripStop;
  day: number;
  name: string;
  spot: Spot | null;
  note: string;
  facts: string[];
  begin: Date;
  end: Date;
}

export interface Spot {
  lon: number;
  lat: number;
  kind: string;
  location: string;
  url: string;
}

/** `minute` counts wall-clock minutes after midnight, even on a day when clocks change. */
export function instantOf(date: string, minute: number, timeZone: string): Date {
  const { year, month, day } = parseDate(date);
  return new CalendarDateTime(year, month, day).add({ minutes: minute }).toDate(timeZone);
}

/** Returns an iCalendar file. Its times are UTC, and calendar programs convert UTC to local time. */
export function tripCalendar(trip: ExportedTrip): string {
  const credit = trip.credit && plainLine(creditWords(trip.credit));
  const events = stopsOf(trip).map(({ stop, name, spot, note, facts, begin, end }, index): EventAttributes => {
    // Calendar programs show only texts of events.
    const lines = [note, ...facts, index === 0 && credit].filter(Boolean);
    return {
      uid: `${stop.id}@${trip.id}`,
      title: name,
      start: calendarTime(begin),
      startInputType: 'utc',
      startOutputType: 'utc',
      end: calendarTime(end),
      endInputType: 'utc',
      endOutputType: 'utc',
      lastModified: calendarTime(trip.updatedAt),
      status: stop.plan?.standing === 'cancelled' ? 'CANCELLED' : stop.state === 'booked' ? 'CONFIRMED' : 'TENTATIVE',
      ...(spot && { location: spot.location, geo: { lat: spot.lat, lon: spot.lon }, url: spot.url }),
      ...(lines.length > 0 && { description: lines.join('\n') }),
    };
  });
  const { error, value } = createEvents([...events, ...companionEvents(trip)], {
    productId: 'vereda',
    calName: plainLine(trip.document.title),
  });
  if (error || value === null) throw error ?? new Error('The calendar is empty.');
  return value;
}

function companionEvents({ id, document, timeZone, updatedAt }: ExportedTrip): EventAttributes[] {
  const first = new Map(
    document.days.toReversed().flatMap((day) => (day.along ?? []).map(({ voucher }) => [voucher, day.date])),
  );
  return document.days.flatMap(({ date, along = [] }) =>
    along.map(({ title, begin, minutes, voucher, standing }) => ({
      uid: `${voucher}${first.get(voucher) === date ? '' : `-${date}`}@${id}`,
      title: plainLine(title),
      start: calendarTime(instantOf(date, begin, timeZone)),
      startInputType: 'utc',
      startOutputType: 'utc',
      end: calendarTime(instantOf(date, begin + minutes, timeZone)),
      endInputType: 'utc',
      endOutputType: 'utc',
      lastModified: calendarTime(updatedAt),
      status: standing === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
      description: `${standing === 'cancelled' ? 'Cancelado' : 'Reservado'} · ${voucher}`,
    })),
  );
}

/** Lines of one day as [lon, lat], in the order of the day. A leg without a known course has no line. */
export type DayTrack = readonly (readonly [number, number])[][];

/** Returns GeoJSON (RFC 7946) with a point for each stop at a place and a line for each day. */
export function tripGeoJson(trip: ExportedTrip): FeatureCollection<Point | LineString> {
  const stops = spotsOf(trip);
  const lines = trip.document.days.flatMap((day, index) => {
    const coordinates = stops.filter((stop) => stop.day === index).map(({ spot }) => [spot.lon, spot.lat]);
    const properties = { day: index + 1, date: day.date, title: day.title ?? `Día ${index + 1}` };
    return coordinates.length < 2
      ? []
      : [{ type: 'Feature' as const, geometry: { type: 'LineString' as const, coordinates }, properties }];
  });
  return {
    type: 'FeatureCollection',
    features: [
      ...stops.map(({ stop, day, name, spot, note, begin, end }) => ({
        type: 'Feature' as const,
        id: stop.id,
        geometry: { type: 'Point' as const, coordinates: [spot.lon, spot.lat] },
        properties: {
          name,
          kind: spot.kind,
          day: day + 1,
          begin: begin.toISOString(),
          end: end.toISOString(),
          url: spot.url,
          ...(note && { note }),
        },
      })),
      ...lines,
    ],
  };
}

export function spotsOf(trip: ExportedTrip): (ExportedStop & { spot: Spot })[] {
  return stopsOf(trip).flatMap((stop) => (stop.spot ? [{ ...stop, spot: stop.spot }] : []));
}

export function stopsOf(trip: ExportedTrip): ExportedStop[] {
  const { document, places, timeZone } = trip;
  return document.days.flatMap(({ date, stops }, day) =>
    stops.map((stop) => {
      const place = (stop.place !== null && places.get(stop.place)) || null;
      const begin = instantOf(date, stop.begin, timeZone);
      const end = instantOf(date, stop.begin + stop.minutes, timeZone);
      const title = place?.name ?? planName(stop) ?? stop.title ?? (stop.meal ? MEALS[stop.meal] : 'Parada');
      const name = plainLine(title);
      const note = plainLines([bookedWords(stop), stop.note].filter(Boolean).join('\n'));
      const facts = [...placeFacts(trip, stop, date), ...bookingFacts(trip, stop)].map(plainLine);
      return { stop, day, spot: spotOf(trip, stop, place), note, facts, begin, end, name };
    }),
  );
}

function spotOf({ publicUrl }: ExportedTrip, { plan }: TripStop, place: PlaceName | null): Spot | null {
  if (place) {
    return {
      lon: place.lon,
      lat: place.lat,
      kind: plainLine(place.kindLabel),
      location: plainLine([place.name, place.address].filter(Boolean).join(', ')),
      url: publicUrl + paths.place(place.slug),
    };
  }
  return plan
    ? {
        lon: plan.lon,
        lat: plan.lat,
        kind: 'Plan con operador',
        location: plainLine(plan.meeting),
        url: publicUrl + (plan.slug ? travellerPaths.plan(plan.slug) : paths.findBooking()),
      }
    : null;
}

function placeFacts({ contacts, holidays }: ExportedTrip, { place }: TripStop, date: string): string[] {
  const contact = place === null ? undefined : contacts.get(place);
  if (!contact) return [];
  const { phones } = contact;
  return [
    ...hoursWords(contact, date, holidays),
    ...contact.doubts.flatMap(({ about, text }) => (about === 'closed' ? [text] : [])),
    ...(phones.length > 0 ? [`${phones.length > 1 ? 'Teléfonos' : 'Teléfono'}: ${phones.join(', ')}`] : []),
  ];
}

function hoursWords({ hoursClass, hoursRule }: PlaceContact, date: string, holidays: HolidayTable): string[] {
  if (hoursRule === null || (hoursClass !== 'known' && hoursClass !== 'assumed')) return [];
  const parsed = parseHours(hoursRule);
  if (!parsed.ok) return [];
  const day = dayFromIso(date);
  const windows = windowsOn(parsed.rules, day, holidays);
  const hours = windows.map(({ open, close }) => `${printTime(open)}–${printTime(close)}`).join(' y ');
  if (hours && hoursClass === 'known' && holidays(day) !== null && !parsed.rules.some(({ days }) => days?.holidays))
    return [`Es feriado, horario supuesto: ${hours}. Confírmalo`];
  if (hoursClass === 'assumed') return [hours ? `Horario supuesto: ${hours}. Confírmalo` : 'Horario sin comprobar'];
  return [hours ? `Abre ${hours}` : 'Ese día no abre'];
}

function bookingFacts({ bookings }: ExportedTrip, { plan }: TripStop): string[] {
  const booked = plan?.voucher && plan.standing !== 'cancelled' ? bookings.get(plan.voucher) : undefined;
  if (!booked) return [];
  const { snapshot, phone, bring } = booked;
  return [
    `${snapshot.operatorName}${phone ? `: ${phone}` : ''}`,
    ...(snapshot.meeting.note ? [`Encuentro: ${snapshot.meeting.note}`] : []),
    ...(bring.length > 0 ? [`Lleva contigo: ${bring.join(', ')}`] : []),
  ];
}

function bookedWords({ plan }: TripStop): string | undefined {
  if (!plan?.booking) return undefined;
  if (plan.standing === 'cancelled') return `Cancelado · ${plan.booking}`;
  const also = (plan.also ?? []).map(({ title, voucher }) => `${title} · ${voucher}`);
  return [`Reservado · ${plan.voucher ?? plan.booking}`, ...also].join('\n');
}

function planName({ plan }: TripStop): string | undefined {
  return plan?.part ? `${plan.title} (día ${plan.part.day} de ${plan.part.of})` : plan?.title;
}

const MEALS = { lunch: 'Almuerzo', dinner: 'Cena al volver' };
