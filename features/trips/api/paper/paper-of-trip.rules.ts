import type { EmergencyHelp, NearAmenity } from '#features/amenities/contract/amenity.ts';
import { AMENITY_NAMES } from '#features/amenities/contract/kind-names.ts';
import type { BookingNotes } from '#features/bookings/api/public.ts';
import { longDayWords, spacedReference, whenWords } from '#features/bookings/contract/booking-words.ts';
import { peopleWords } from '#features/operators/contract/people-words.ts';
import { creditWords } from '#features/trips/contract/credit-words.ts';
import {
  type EmergencyPoint,
  type EmergencyZone,
  emergencyPlaces,
  pointsOf,
  zonesOf,
} from '#features/trips/contract/emergency-zones.ts';
import type { TripDocument } from '#features/trips/contract/trip.ts';
import { plainLine, plainLines } from '#server/paper/plain-text.ts';
import { type ExportedStop, type ExportedTrip, stopsOf } from '../trip-export.rules.ts';
import type { PaperBooking, PaperEmergency, PaperInks, TripPaper } from './trip-paper.ts';

export interface PaperLook {
  product: string;
  author: string;
  locale: string;
  motif: readonly string[];
  inks: PaperInks;
}

/** @param help nearest hospitals for `emergencyPoints` of the same trip, or null if the search is overloaded */
export function paperOfTrip(
  trip: ExportedTrip,
  look: PaperLook,
  { link, help }: { link: string | null; help: EmergencyHelp | null },
): TripPaper {
  const stops = stopsOf(trip);
  const { document } = trip;
  return {
    ...look,
    title: plainLine(document.title),
    subtitle: subtitleOf(document),
    credit: trip.credit ? plainLine(creditWords(trip.credit)) : '',
    link,
    days: document.days.map(({ date, title }, day) => ({
      title: plainLine(title ? `${day + 1}. ${title}` : `Día ${day + 1}`),
      date: longDayWords({ localDate: date }),
      stops: stops
        .filter((stop) => stop.day === day)
        .map(({ stop, name, spot, facts, note }) => ({
          time: `${clock(stop.begin)}–${clock(stop.begin + stop.minutes)}`,
          name,
          where: spot ? [spot.kind, addressOf(spot.location, name)].filter(Boolean).join(' · ') : '',
          facts,
          note,
        })),
    })),
    bookings: [...trip.bookings.values()].map(bookingOf),
    emergency: emergencyOf(trip, stops, help),
  };
}

export function emergencyPoints(trip: ExportedTrip): { lon: number; lat: number }[] {
  const keys = pointsOf(zonesOfDays(trip, stopsOf(trip)));
  return keys.map((key) => {
    const [lon, lat] = key.split(',').map(Number);
    return { lon: lon!, lat: lat! };
  });
}

function zonesOfDays({ document }: ExportedTrip, stops: readonly ExportedStop[]): EmergencyZone[][] {
  return document.days.map((_, day) =>
    zonesOf(
      stops.flatMap(({ day: of, name, spot }): EmergencyPoint[] =>
        of === day && spot ? [{ name, lon: spot.lon, lat: spot.lat }] : [],
      ),
    ),
  );
}

function emergencyOf(trip: ExportedTrip, stops: readonly ExportedStop[], help: EmergencyHelp | null): PaperEmergency {
  if (!help) return { numbers: [], days: [], source: null };
  const zones = zonesOfDays(trip, stops);
  const nearest = new Map(pointsOf(zones).map((key, index) => [key, help.nearest[index] ?? []]));
  const days = zones.flatMap((ofDay, day) =>
    emergencyPlaces(ofDay, nearest).map(({ centre, places }) => ({
      title: `Día ${day + 1}, cerca de ${centre.name}`,
      places: places.map(({ kind, name, address, phone, alwaysOpen, way }) => ({
        name: plainLine(name ?? AMENITY_NAMES[kind].one),
        lines: [
          [name ? AMENITY_NAMES[kind].one : '', address, wayWords(way), alwaysOpen ? 'abierto las 24 horas' : '', phone]
            .filter(Boolean)
            .map((fact) => plainLine(fact!))
            .join(' · '),
        ].filter(Boolean),
      })),
    })),
  );
  const source = days.length > 0 ? help.source : null;
  return { numbers: help.numbers, days, source: source && `${source.attribution} · ${shortDay(source.date)}` };
}

const addressOf = (location: string, name: string) =>
  location === name ? '' : location.startsWith(`${name}, `) ? location.slice(name.length + 2) : location;

const MODES: Record<NearAmenity['way']['mode'], string> = {
  walk: 'a pie',
  drive: 'en taxi',
  train: 'en tren',
  boat: 'en bote',
};
const wayWords = ({ minutes, mode }: NearAmenity['way']) => `a ${Math.max(1, minutes)} min ${MODES[mode]}`;

function bookingOf({ reference, state, snapshot, phone, bring }: BookingNotes): PaperBooking {
  const { meeting } = snapshot;
  const isOver = ENDED.has(state);
  return {
    reference: spacedReference(reference),
    title: plainLine(isOver ? `${snapshot.title} (cancelada)` : snapshot.title),
    lines: isOver
      ? []
      : [
          whenWords(snapshot),
          `Encuentro: ${[meeting.name, meeting.note].filter(Boolean).join('. ')}`,
          phone ? `${snapshot.operatorName}: ${phone}` : snapshot.operatorName,
          bring.length > 0 ? `Lleva contigo: ${bring.join(', ')}` : '',
        ]
          .filter(Boolean)
          .map(plainLines),
  };
}

const ENDED = new Set<BookingNotes['state']>(['CANCELLED', 'EXPIRED', 'REJECTED']);

function subtitleOf({ days, wish: { party } }: TripDocument): string {
  const [first, last] = [days[0]!.date, days.at(-1)!.date];
  const when = first === last ? longDayWords({ localDate: first }) : `${shortDay(first)} – ${shortDay(last)}`;
  const people = peopleWords([
    ['ADULT', party.adults],
    ['SENIOR', party.seniors],
    ['CHILD', party.children],
  ]);
  return [`${days.length} ${days.length === 1 ? 'día' : 'días'}`, when, people].join(' · ');
}

const shortDay = (date: string) => date.split('-').reverse().join('/');

/** @param minute minutes after midnight, which may be more than one day */
function clock(minute: number): string {
  const ofDay = minute % 1440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
