import type { Follows, LineKind, LineUnit, OfferLine, UNIT_FOLLOWS } from '../../../../contract/offer.ts';
import { MOST_REQUESTED_DAYS, peopleOf, type RequestedParty } from '../../../../contract/quotation.ts';

/** Kinds of lines that the operator types. A line of the kind `plan` comes from a departure instead. */
export const HAND_KINDS = ['guide', 'transport', 'ticket', 'activity', 'meal', 'lodging', 'other'] as const;
export type HandKind = (typeof HAND_KINDS)[number];

/** Default start in minutes after midnight, and length in minutes. */
const TIMES: Record<HandKind, [begin: number, minutes: number]> = {
  guide: [540, 480],
  transport: [510, 540],
  ticket: [540, 120],
  activity: [600, 120],
  meal: [765, 75],
  lodging: [1080, 840],
  other: [540, 60],
};

const unit = (name: string, quantity: number, follows: LineUnit['follows'] = null): LineUnit => ({
  ...{ unitId: null, name, quantity, unitPrice: 0, follows },
});
type UnitFollows = (typeof UNIT_FOLLOWS)[number];
/** Usual name of a unit whose quantity depends on this number. */
export const FOLLOWED_NAMES: Record<UnitFollows, string> = {
  people: 'persona',
  adults: 'adulto',
  seniors: 'adulto mayor',
  children: 'niña o niño',
  days: 'día',
};
const followed = (follows: UnitFollows, quantity: number) => unit(FOLLOWED_NAMES[follows], quantity, follows);
const USUAL_NAMES: readonly string[] = ['', 'unidad', ...Object.values(FOLLOWED_NAMES)];

const isByTheDay = (kind: HandKind) => kind === 'guide' || kind === 'transport';

function unitsOf(kind: HandKind, party: RequestedParty, days: number): LineUnit[] {
  if (isByTheDay(kind)) return [followed('days', days)];
  if (kind === 'lodging') return [unit('noche', Math.max(1, days - 1))];
  if (kind === 'other') return [unit('unidad', 1)];
  if (kind === 'meal') return [followed('people', peopleOf(party))];
  const { adults, seniors, childAges } = party;
  const travellers = [followed('adults', adults), followed('seniors', seniors), followed('children', childAges.length)];
  return travellers.filter(({ quantity }) => quantity > 0);
}

interface NewLine {
  kind: HandKind;
  title: string;
  party: RequestedParty;
  days: number;
  /** Minutes after midnight at which the first stop of the first day begins, or null without stops. */
  firstStop: number | null;
}

/** A guide or transport begins with the first stop, because the trip begins with them. */
export function newLine({ kind, title, party, days, firstStop }: NewLine): OfferLine {
  const [usual, minutes] = TIMES[kind];
  const begin = isByTheDay(kind) ? (firstStop ?? usual) : usual;
  const isLodging = kind === 'lodging';
  const inRow = isByTheDay(kind) ? Math.max(1, days) : 1;
  return {
    id: crypto.randomUUID(),
    ...{ kind, title, note: '', brings: [], day: 0, days: inRow, begin },
    minutes: isLodging ? minutes + 1440 * Math.max(0, days - 2) : minutes,
    ...{ place: null, departureId: null, units: unitsOf(kind, party, Math.max(1, days)), required: true, needs: [] },
  };
}

export function onDays({ units }: Pick<OfferLine, 'units'>, days: number): Pick<OfferLine, 'days' | 'units'> {
  return { days, units: units.map((one) => (one.follows === 'days' ? { ...one, quantity: days } : one)) };
}

/** A new quantity of a unit that is priced per day also changes the days of the line. */
export function withUnits({ days }: Pick<OfferLine, 'days'>, units: LineUnit[]): Pick<OfferLine, 'days' | 'units'> {
  const counted = units.find(({ follows, quantity }) => follows === 'days' && quantity !== days)?.quantity ?? days;
  return counted >= 1 && counted <= MOST_REQUESTED_DAYS ? onDays({ units }, counted) : { days, units };
}

/**
 * Changes what the quantity of a unit depends on. A usual name, such as "día", changes too. A name that the operator
 * wrote, such as "auto con conductor", stays.
 * @param count new quantity. 0 keeps the quantity.
 */
export function withFollows(unit: LineUnit, follows: LineUnit['follows'], count: number): LineUnit {
  const isUsual = USUAL_NAMES.includes(unit.name.trim().toLowerCase());
  return {
    ...unit,
    follows,
    ...(follows !== null && isUsual && { name: FOLLOWED_NAMES[follows] }),
    ...(count > 0 && { quantity: count }),
  };
}

export function withoutLine(lines: readonly OfferLine[], gone: string): OfferLine[] {
  return lines
    .filter(({ id }) => id !== gone)
    .map((line) => ({ ...line, needs: line.needs.filter((needed) => needed !== gone) }));
}

/**
 * Undoes `withoutLine`. Other lines keep their later changes.
 * @param before lines before the removal
 */
export function withLineBack(lines: readonly OfferLine[], before: readonly OfferLine[], gone: string): OfferLine[] {
  const index = before.findIndex(({ id }) => id === gone);
  if (index < 0 || lines.some(({ id }) => id === gone)) return [...lines];
  const needing = new Set(before.flatMap(({ id, needs }) => (needs.includes(gone) ? id : [])));
  return lines
    .map((line) => (needing.has(line.id) ? { ...line, needs: [...line.needs, gone] } : line))
    .toSpliced(index, 0, before[index]!);
}

export function countOf(party: RequestedParty, follows: Follows): number {
  const counts: Record<Follows, number> = {
    people: peopleOf(party),
    adults: party.adults,
    seniors: party.seniors,
    children: party.childAges.length,
  };
  return counts[follows];
}

export const isByHand = (kind: LineKind): kind is HandKind => kind !== 'plan';
