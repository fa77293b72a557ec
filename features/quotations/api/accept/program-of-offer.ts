import { placeNames } from '#features/companies/api/public.ts';
import type { LineKind, OfferContent, OfferLine } from '#features/quotations/contract/offer.ts';
import { timesOf } from '#features/quotations/contract/offer-times.ts';
import { placeOfLine } from '#features/quotations/contract/place-of-line.ts';
import type { OrderProgram } from '#features/trips/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { QuotationRow } from '../quotation.store.ts';

/** A chosen line with the booking that it became. */
export interface BookedOfferLine {
  bookingId: string;
  line: OfferLine;
}

/** What lasts and goes along with whatever the days bring. */
const GO_ALONG: readonly LineKind[] = ['guide', 'transport'];

/** What a trip is told of an accepted offer: the places of its days and of the lines that were taken, where each line is, and which of them go along. */
export async function programOfOffer(
  db: Database,
  { region_id, reference, wish }: QuotationRow,
  content: OfferContent,
  booked: readonly BookedOfferLine[],
  zone: string,
): Promise<OrderProgram> {
  const { adults, seniors, childAges } = wish.party;
  const parts = booked.map(({ bookingId, line }) => {
    const goesAlong = GO_ALONG.includes(line.kind);
    return { bookingId, goesAlong, line: goesAlong ? line : { ...line, place: placeOfLine(line, content.days) } };
  });
  const lines = parts.map(({ line }) => line);
  const places = await placeNames(
    db,
    region_id,
    lines.flatMap(({ place }) => place ?? []),
  );
  const points = parts.flatMap(({ bookingId, line }) => {
    const place = line.place ? places.get(line.place) : undefined;
    if (!place) return [];
    const { name, lon, lat, poster } = place;
    return [[bookingId, { name: name.slice(0, 120), lon, lat, poster }] as const];
  });
  return {
    quotation: reference,
    title: content.title,
    party: { adults, seniors, children: childAges.length },
    needs: wish.needs,
    stops: stopsOf(content, lines, zone),
    points: Object.fromEntries(points),
    along: parts.flatMap(({ bookingId, goesAlong }) => (goesAlong ? [bookingId] : [])),
  };
}

/** The longest stop that a trip can hold, minutes. */
const LONGEST = 1440;

function stopsOf(content: OfferContent, lines: readonly OfferLine[], zone: string): OrderProgram['stops'] {
  const days = content.days.flatMap(({ stops }, day) => stops.map((stop) => ({ ...stop, day })));
  return [...days, ...lines].flatMap(({ place, day, begin, minutes }) => {
    const { localDate: date } = timesOf(content, { day, begin: 0, minutes }, zone);
    return place ? [{ date, begin, minutes: Math.min(LONGEST, minutes), place }] : [];
  });
}
