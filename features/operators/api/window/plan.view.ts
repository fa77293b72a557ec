import { cancellationWords } from '#features/operators/contract/cancellation-words.ts';
import type { PlanCard, PlanDetail, PlanOptionView, Program } from '#features/operators/contract/plan.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import { pricedOn } from '#features/operators/contract/price-of.ts';
import { isForOneGroup } from '#features/operators/contract/sellable.ts';
import type { PlaceName } from '#features/places/api/public.ts';
import type { OptionRow, PlanPageRow, PlanRow, ProgramRow } from './plan.store.ts';

export const USUAL_COLOUR = '#5C5346';
export const USUAL_POSTER = { scene: 'camino', seed: 'operador' };

export function planCard({ key: _key, total: _total, ...row }: PlanRow): PlanCard {
  return row;
}

export function planDetail(
  row: PlanPageRow,
  options: OptionRow[],
  places: ReadonlyMap<string, PlaceName>,
  registerName: string,
): PlanDetail {
  const { content, operator, zone, ...plan } = row;
  const { profile, legal } = operator;
  const shown = options.map((option) => optionView(option, row));
  const days = options.flatMap((option) => (option.days ?? []).map(({ date }) => date)).sort();
  const { description, meeting, includes, excludes, restrictions, bring, access, questions, pictures, certificate } =
    content;
  return {
    ...plan,
    zone,
    operator: {
      id: operator.id,
      slug: operator.slug,
      name: operator.name,
      fictional: operator.fictional,
      company: operator.company,
      colour: profile.colour ?? USUAL_COLOUR,
      about: profile.about ?? '',
      languages: profile.languages ?? ['es'],
      phone: profile.phone ?? null,
      email: profile.email ?? null,
      poster: profile.poster ?? USUAL_POSTER,
      register: {
        name: registerName,
        number: legal.register?.number ?? null,
        checkedOn: legal.checkedOn ?? null,
      },
    },
    description,
    days: shownDays(content.days, places),
    departureSpans: options.flatMap(({ spans }) => spans ?? []),
    meeting,
    includes,
    excludes,
    restrictions,
    bring,
    access,
    questions,
    pictures,
    certificate,
    policy: { terms: content.policy, words: cancellationWords(content.policy, zoneName(zone)) },
    options: shown,
    bookable: days.length > 0 ? { from: days[0]!, to: days.at(-1)! } : null,
  };
}

function optionView(
  { days, spans: _, prices, ...option }: OptionRow,
  plan: Pick<PlanPageRow, 'pricingPer'>,
): PlanOptionView {
  const group = isForOneGroup({ option, plan });
  const lowest = (unit: string | null) => {
    const found = (days ?? []).flatMap((day) => pricedOn(day.prices, prices, unit, day.date) ?? []);
    return found.length > 0 ? Math.min(...found) : null;
  };
  return {
    ...option,
    units: option.units.map((unit) => ({ ...unit, priceFrom: group ? 0 : lowest(unit.id) })),
    groupPriceFrom: group ? lowest(null) : null,
  };
}

export function programView(row: ProgramRow, places: ReadonlyMap<string, PlaceName>): Program {
  const { id, slug, title, operator, days } = row;
  return { plan: { id, slug, title }, operator, days: shownDays(days, places) };
}

export function shownDays(days: PlanContent['days'], places: ReadonlyMap<string, PlaceName>): PlanDetail['days'] {
  return days.map(({ title, stops }) => ({
    title,
    stops: stops.map((stop) => {
      const place = stop.place === null ? undefined : places.get(stop.place);
      return {
        ...stop,
        included: stop.included || place?.isFree === true,
        paysEntrance: stop.included && place?.isFree === false,
        place: place
          ? {
              id: place.id,
              slug: place.slug,
              name: place.name,
              kindLabel: place.kindLabel,
              lon: place.lon,
              lat: place.lat,
              poster: place.poster,
            }
          : null,
      };
    }),
  }));
}

export function placesOn(programs: readonly { days: PlanContent['days'] }[]): string[] {
  const ids = programs.flatMap(({ days }) => days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? [])));
  return [...new Set(ids)];
}

/** Returns "Lima" for "America/Lima". */
export function zoneName(zone: string): string {
  return zone.split('/').at(-1)!.replaceAll('_', ' ');
}
