import { apportion } from '#features/payments/contract/ledger.ts';
import type { Follows, LineUnit, OfferContent, OfferLine } from './offer.ts';
import { peopleOf, type RequestedParty } from './quotation.ts';

export interface PricedOfferLine {
  id: string;
  /** Minor units, including the supplement. */
  total: number;
  /** Part of `total`, in minor units, that raises the sum of the lines to the operator's minimum price. */
  supplement: number;
}

export interface ChoiceRefusal {
  code: 'nothing_chosen' | 'line_unknown' | 'line_required' | 'line_needs';
  lineId: string | null;
  message: string;
}

export interface OfferPrice {
  total: number;
  supplement: number;
  perPerson: number;
  lines: PricedOfferLine[];
  refusals: ChoiceRefusal[];
}

/**
 * If the lines cost less than the minimum price, the difference is spread over the lines in proportion to their prices
 * (largest remainder method).
 * @param chosen ids of the chosen lines. Null means all lines.
 */
export function priceOffer(
  { lines, minimumTotal }: Pick<OfferContent, 'lines' | 'minimumTotal'>,
  people: number,
  chosen: readonly string[] | null = null,
): OfferPrice {
  const taken = chosen === null ? lines : lines.filter(({ id }) => chosen.includes(id));
  const own = taken.map(lineTotal);
  const sum = own.reduce((all, amount) => all + amount, 0);
  const supplement = taken.length > 0 ? Math.max(0, (minimumTotal ?? 0) - sum) : 0;
  const parts = supplement > 0 ? apportion(supplement, own) : own.map(() => 0);
  const total = sum + supplement;
  return {
    total,
    supplement,
    perPerson: Math.round(total / Math.max(1, people)),
    lines: taken.map(({ id }, index) => ({ id, total: own[index]! + parts[index]!, supplement: parts[index]! })),
    refusals: chosen === null ? [] : choiceRefusals(lines, chosen),
  };
}

export function choiceRefusals(lines: readonly OfferLine[], chosen: readonly string[]): ChoiceRefusal[] {
  const known = new Map(lines.map((line) => [line.id, line]));
  const refusals: ChoiceRefusal[] = [];
  if (chosen.length === 0)
    refusals.push({ code: 'nothing_chosen', lineId: null, message: 'Elige al menos una parte de la oferta.' });
  for (const id of chosen) {
    if (!known.has(id))
      refusals.push({ code: 'line_unknown', lineId: id, message: 'Esa parte ya no está en la oferta.' });
  }
  for (const { id, title, required } of lines) {
    if (required && !chosen.includes(id))
      refusals.push({ code: 'line_required', lineId: id, message: `«${title}» va siempre con esta oferta.` });
  }
  for (const id of chosen) {
    const line = known.get(id);
    for (const needed of line?.needs ?? []) {
      if (chosen.includes(needed) || !known.has(needed)) continue;
      const message = `«${line!.title}» solo va junto con «${known.get(needed)!.title}».`;
      refusals.push({ code: 'line_needs', lineId: id, message });
    }
  }
  return refusals;
}

export function lineTotal({ units }: Pick<OfferLine, 'units'>): number {
  return units.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
}

const COUNTS: Record<Follows, (party: RequestedParty) => number> = {
  people: peopleOf,
  adults: ({ adults }) => adults,
  seniors: ({ seniors }) => seniors,
  children: ({ childAges }) => childAges.length,
};

export const followedParty = ({ follows }: Pick<LineUnit, 'follows'>): Follows | null =>
  follows === 'days' ? null : follows;

/**
 * Scales quantities in proportion to the party. The prices are estimates, because the offer is valid only for the party
 * `from`.
 */
export function linesForParty(lines: readonly OfferLine[], from: RequestedParty, to: RequestedParty): OfferLine[] {
  return lines.map((line) => ({
    ...line,
    units: line.units.flatMap((unit) => {
      const whom = followedParty(unit);
      if (whom === null) return [unit];
      const before = COUNTS[whom](from);
      const quantity = before === 0 ? 0 : Math.ceil((unit.quantity * COUNTS[whom](to)) / before);
      return quantity > 0 ? [{ ...unit, quantity }] : [];
    }),
  }));
}
