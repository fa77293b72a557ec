import { placeNames } from '#features/places/api/public.ts';
import type { LineKind, OfferContent, OfferLine } from '#features/quotations/contract/offer.ts';
import { timesOf } from '#features/quotations/contract/offer-times.ts';
import { isAroundPlaces, placeNearLine, placeOfLine } from '#features/quotations/contract/place-of-line.ts';
import type { OrderProgram } from '#features/trips/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { QuotationRow } from '../quotation.store.ts';

export interface BookedOfferLine {
  bookingId: string;
  line: OfferLine;
}

/**
 * A line of a `GO_ALONG` kind runs in parallel to other stops. A line of a `MAY_GO_ALONG` kind runs in parallel only if
 * the line has no place.
 */
const GO_ALONG: readonly LineKind[] = ['guide', 'transport'];
const MAY_GO_ALONG: readonly LineKind[] = ['activity', 'ticket', 'other'];

export async function programOfOffer(
  db: Database,
  { region_id, reference, wish }: QuotationRow,
  content: OfferContent,
  booked: readonly BookedOfferLine[],
  zone: string,
): Promise<OrderProgram> {
  const { adults, seniors, childAges } = wish.party;
  const parts = booked.map(({ bookingId, line }) => ({ bookingId, line, ...whereabouts(line, content.days) }));
  const places = await placeNames(
    db,
    region_id,
    parts.flatMap(({ place, near }) => place ?? near ?? []),
  );
  const points = parts.flatMap(({ bookingId, line, place, near }): [string, Point][] => {
    const at = place ? places.get(place) : undefined;
    if (at) return [[bookingId, { name: at.name.slice(0, 120), lon: at.lon, lat: at.lat, poster: at.poster }]];
    const then = near ? places.get(near) : undefined;
    if (!then) return [];
    return [[bookingId, { name: unsaidName(line, content), lon: then.lon, lat: then.lat, isNear: true }]];
  });
  return {
    quotation: reference,
    title: content.title,
    party: { adults, seniors, children: childAges.length },
    needs: wish.needs,
    stops: stopsOf(
      content,
      parts.map(({ line, place }) => ({ ...line, place })),
      zone,
    ),
    days: content.days.map(({ title, stops }, day) => ({
      date: timesOf(content, { day, begin: 0, minutes: 0 }, zone).localDate,
      title,
      stops: stops.map(({ begin, minutes, place, title: name, note }) => ({
        begin,
        minutes,
        place,
        title: name,
        note,
      })),
    })),
    points: Object.fromEntries(points),
    along: parts.flatMap(({ bookingId, goesAlong }) => (goesAlong ? [bookingId] : [])),
  };
}

type Point = OrderProgram['points'][string];

interface Whereabouts {
  goesAlong: boolean;
  place: string | null;
  near: string | null;
}

function whereabouts(line: OfferLine, days: OfferContent['days']): Whereabouts {
  if (GO_ALONG.includes(line.kind)) return { goesAlong: true, place: null, near: null };
  const place = placeOfLine(line, days);
  if (place !== null || line.departureId !== null) return { goesAlong: false, place, near: null };
  const goesAlong = MAY_GO_ALONG.includes(line.kind) && isAroundPlaces(line, days);
  return { goesAlong, place, near: goesAlong ? null : placeNearLine(line, days) };
}

function unsaidName({ kind }: OfferLine, { lodging }: OfferContent): string {
  return (kind === 'lodging' && lodging.trim().slice(0, 120)) || 'Lugar por confirmar con el operador';
}

/** Longest stop of a trip in minutes. */
const LONGEST = 1440;

function stopsOf(content: OfferContent, lines: readonly OfferLine[], zone: string): OrderProgram['stops'] {
  const days = content.days.flatMap(({ stops }, day) => stops.map((stop) => ({ ...stop, day })));
  return [...days, ...lines].flatMap(({ place, day, begin, minutes }) => {
    const { localDate: date } = timesOf(content, { day, begin: 0, minutes }, zone);
    return place ? [{ date, begin, minutes: Math.min(LONGEST, minutes), place }] : [];
  });
}
