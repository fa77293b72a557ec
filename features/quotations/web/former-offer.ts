import type { Inclusion } from '../contract/inclusion-kinds.ts';
import type { LineUnit, OfferDraft, OfferLine } from '../contract/offer.ts';
import { kindOfLine } from '../contract/offer-inclusions.ts';
import { MOST_REQUESTED_DAYS } from '../contract/quotation.ts';
import { suggestInclusion, suggestKinds } from '../contract/suggest-kinds.ts';

/** The migration `0052-offer-inclusions.sql` uses the same rules. */

type FormerLine = Omit<OfferLine, 'brings' | 'days'> & Partial<Pick<OfferLine, 'brings' | 'days'>>;
type FormerLists = { includes?: readonly (string | Inclusion)[]; excludes?: readonly (string | Inclusion)[] };
export type FormerOffer = Omit<OfferDraft, 'lines' | 'includes' | 'excludes'> & {
  lines?: readonly FormerLine[];
} & FormerLists;

/** Converts an offer of an earlier release, which a device may still store. */
export function readFormer<Offer extends OfferDraft>(offer: Offer | FormerOffer): Offer {
  const { lines, includes, excludes } = offer as FormerOffer;
  return {
    ...(offer as Offer),
    ...(lines && { lines: lines.map(lineOf) }),
    ...(includes && { includes: includes.map(inclusionOf) }),
    ...(excludes && { excludes: excludes.map(inclusionOf) }),
  };
}

const inclusionOf = (one: string | Inclusion): Inclusion => (typeof one === 'string' ? suggestInclusion(one) : one);

function lineOf(line: FormerLine): OfferLine {
  if (line.brings !== undefined && line.days !== undefined) return { ...line, brings: line.brings, days: line.days };
  const own = kindOfLine(line.kind);
  const days = daysPriced(line);
  return {
    ...line,
    brings: suggestKinds(line.title).filter((kind) => kind !== own),
    days,
    units:
      days === 1
        ? line.units
        : line.units.map((unit) => (isByTheDay(unit) && unit.quantity === days ? { ...unit, follows: 'days' } : unit)),
  };
}

const isByTheDay = ({ name, follows }: LineUnit) =>
  follows === null && /^(d[ií]as?|jornadas?)(?!\p{L})/iu.test(name.trim());

function daysPriced({ kind, departureId, units }: FormerLine): number {
  if (departureId !== null || kind === 'plan' || kind === 'lodging') return 1;
  const counts = units.filter(isByTheDay).map(({ quantity }) => quantity);
  return Math.min(MOST_REQUESTED_DAYS, Math.max(1, ...counts));
}
