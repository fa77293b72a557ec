import type { DepartureRule } from '#features/operators/contract/departure-rule.ts';
import type { OperatorLegal, OperatorProfile } from '#features/operators/contract/operator.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { Price } from '#features/operators/contract/price.ts';
import type { Unit } from '#features/operators/contract/unit.ts';
import type { OperatorPlaceRow } from '#features/places/api/public.ts';
import { demoId } from '../demo-id.ts';
import type { FileOption, FilePlan, FilePrice, OperatorFile } from './operator-file.ts';
import type { DemoRows } from './operators.store.ts';

/**
 * Operators are stored as places, which have no column for invented data. The name therefore contains "(demostración)".
 */
export function demoPlace(region: string, file: OperatorFile): OperatorPlaceRow {
  return {
    id: demoId(region, file.slug, 'company'),
    slug: file.slug,
    name: `${file.name} (demostración)`,
    summary: file.about,
    poster: file.poster,
    phones: [],
    ...file.at,
  };
}

export interface DemoSetting {
  region: string;
  zone: string;
  currency: string;
  places: ReadonlyMap<string, string>;
  year: number;
}

export function demoRows(files: readonly OperatorFile[], setting: DemoSetting): DemoRows {
  const rows: DemoRows = {
    operator: [],
    resource: [],
    plan: [],
    plan_version: [],
    plan_option: [],
    departure_rule: [],
  };
  for (const file of files) {
    const idOf = (...path: string[]) => demoId(setting.region, file.slug, ...path);
    const operator = idOf();
    rows.operator.push({ ...operatorRow(file, setting), id: operator });
    for (const { key, ...resource } of file.resources) {
      rows.resource.push({ ...resource, id: idOf('resource', key), operator_id: operator });
    }
    for (const plan of file.plans) {
      const id = idOf(plan.slug);
      rows.plan.push({ ...planRow(plan, setting), id, operator_id: operator });
      rows.plan_version.push({
        plan_id: id,
        content: contentOf(plan, setting, (label) => idOf(plan.slug, 'question', label)),
      });
      for (const [position, option] of plan.options.entries()) {
        const optionId = idOf(plan.slug, option.key);
        const unitId = (key: string) => idOf(plan.slug, option.key, 'unit', key);
        rows.plan_option.push({ ...optionRow(option, unitId, setting.year), id: optionId, plan_id: id, position });
        for (const [i, rule] of option.rules.entries()) {
          const made: DepartureRule = {
            from: null,
            to: null,
            weekdays: rule.weekdays,
            times: rule.times,
            openingHours: rule.openingHours ?? null,
            exceptions: [],
            onlyOpen: rule.onlyOpen ?? false,
            capacity: null,
            resources: (rule.resources ?? []).map((key) => idOf('resource', key)),
          };
          rows.departure_rule.push({
            id: idOf(plan.slug, option.key, 'rule', String(i)),
            option_id: optionId,
            rule: made,
          });
        }
      }
    }
  }
  return rows;
}

function operatorRow(file: OperatorFile, { zone }: DemoSetting) {
  const profile: OperatorProfile = {
    about: file.about,
    languages: file.languages,
    phone: file.phone,
    email: file.email,
    colour: file.colour,
    poster: file.poster,
    ...file.at,
  };
  const legal: OperatorLegal = {
    legalName: file.legalName,
    taxNumber: '',
    representative: '',
    address: file.at.address,
    register: { number: file.register },
    checkedOn: file.checked,
  };
  return { slug: file.slug, name: file.name, legal, profile, zone };
}

function planRow(plan: FilePlan, { currency }: DemoSetting) {
  return {
    slug: plan.slug,
    availability_type: plan.availabilityType,
    confirmation: plan.confirmation,
    pricing_per: plan.pricingPer,
    adventure: plan.adventure,
    currency,
    title: plan.title,
    summary: plan.summary,
    category: plan.category,
    duration_minutes: Math.max(...plan.options.map(({ durationMinutes }) => durationMinutes)),
    difficulty: plan.difficulty,
    languages: plan.languages,
    accessible: plan.accessible,
  };
}

function contentOf(plan: FilePlan, { places }: DemoSetting, questionId: (label: string) => string): PlanContent {
  const { title, summary, description, meeting, includes, excludes, restrictions, bring, access } = plan;
  const { policy, pictures, certificate, onFoot } = plan;
  return {
    title,
    summary,
    description,
    days: plan.days.map((day) => ({
      title: day.title,
      stops: day.stops.map(({ at, place, ...stop }) => ({
        ...stop,
        begin: Number(at.slice(0, 2)) * 60 + Number(at.slice(3)),
        place: place === null ? null : places.get(place)!,
      })),
    })),
    ...(onFoot && { onFoot }),
    meeting,
    includes,
    excludes,
    restrictions,
    bring,
    access,
    questions: plan.questions.map((question) => ({ id: questionId(question.label), ...question })),
    policy,
    pictures,
    certificate,
  };
}

function optionRow(option: FileOption, unitId: (key: string) => string, year: number) {
  const units: Unit[] = option.units.map(({ key, idRequired = false, accompaniedBy = [], ...unit }) => ({
    id: unitId(key),
    ...unit,
    idRequired,
    accompaniedBy: accompaniedBy.map(unitId),
  }));
  return {
    name: option.name,
    language: option.language,
    duration_minutes: option.durationMinutes,
    cutoff_minutes: option.cutoffMinutes,
    capacity: option.capacity,
    minimum_group: option.minimumGroup ?? 1,
    minimum_outcome: option.minimumOutcome ?? 'guaranteed',
    minimum_decided_hours: option.minimumDecidedHours ?? 24,
    min_units: option.minUnits ?? 1,
    max_units: option.maxUnits,
    private: option.private ?? false,
    deposit_bps: option.depositBps ?? 10_000,
    balance_days: option.balanceDays ?? 30,
    units,
    prices: option.prices.flatMap((price) => pricesOf(price, unitId, year)),
  };
}

function pricesOf(
  { unit, from, to, weekdays, ...rest }: FilePrice,
  unitId: (key: string) => string,
  year: number,
): Price[] {
  const price = { ...rest, unit: unit === null ? null : unitId(unit), weekdays: weekdays ?? null };
  if (!from || !to) return [{ ...price, from: null, to: null }];
  return [year, year + 1].map((begins) => ({
    ...price,
    from: `${begins}-${from}`,
    to: `${to < from ? begins + 1 : begins}-${to}`,
  }));
}
