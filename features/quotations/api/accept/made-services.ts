import { randomUUID } from 'node:crypto';
import type { MadeService } from '#features/operators/api/public.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { Unit } from '#features/operators/contract/unit.ts';
import type { OfferContent, OfferLine } from '#features/quotations/contract/offer.ts';
import { serviceTimes } from '#features/quotations/contract/offer-times.ts';
import { peopleOf, type RequestedParty } from '#features/quotations/contract/quotation.ts';
import { GROWN_UP_AT, SENIOR_AT } from '#features/trips/contract/ages.ts';

/** The units have no prices, because the line has one price for the whole party. */
export function unitsOfParty(party: RequestedParty): Unit[] {
  const kinds = [
    { type: 'ADULT', name: 'Adulto', count: party.adults, minAge: GROWN_UP_AT, maxAge: SENIOR_AT - 1 },
    { type: 'SENIOR', name: 'Adulto mayor', count: party.seniors, minAge: SENIOR_AT, maxAge: null },
    { type: 'CHILD', name: 'Niña o niño', count: party.childAges.length, minAge: 0, maxAge: GROWN_UP_AT - 1 },
  ] as const;
  return kinds
    .filter(({ count }) => count > 0)
    .map(({ type, name, minAge, maxAge }) => ({
      id: randomUUID(),
      type,
      name,
      minAge,
      maxAge,
      places: 1,
      idRequired: false,
      accompaniedBy: [],
    }));
}

export function servicesOf(
  content: OfferContent,
  lines: readonly OfferLine[],
  party: RequestedParty,
  zone: string,
): MadeService[] {
  const units = unitsOfParty(party);
  const people = peopleOf(party);
  return lines.map((line) => ({ name: line.title.slice(0, 80), ...serviceTimes(content, line, zone), units, people }));
}

/** Makes a plan from the offer, because vouchers, passenger lists and cancellations read a plan. */
export function planOf(content: OfferContent): PlanContent {
  return {
    title: content.title,
    summary: '',
    description: content.greeting,
    days: content.days,
    meeting: content.meeting,
    includes: content.includes.slice(0, 20).map(({ text }) => text),
    excludes: content.excludes.slice(0, 20).map(({ text }) => text),
    restrictions: [],
    bring: [],
    access: '',
    questions: [],
    policy: content.policy,
    pictures: [],
    certificate: null,
  };
}
