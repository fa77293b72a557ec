import type { ManagedOption } from '../../../../contract/managed-plan.ts';
import type { Price } from '../../../../contract/price.ts';
import type { Unit, UnitType } from '../../../../contract/unit.ts';

export type DraftPrice = Omit<Price, 'amount'> & { amount: number | null };
export type DraftOption = Omit<ManagedOption, 'prices'> & { prices: DraftPrice[] };

export const UNIT_NAMES: Record<UnitType, string> = {
  ADULT: 'Adulto',
  YOUTH: 'Joven',
  CHILD: 'Niña o niño',
  INFANT: 'Bebé',
  FAMILY: 'Familia',
  SENIOR: 'Adulto mayor',
  STUDENT: 'Estudiante',
  MILITARY: 'Militar',
  OTHER: 'Otra persona',
};

const newUnit = (type: UnitType): Unit => ({
  id: crypto.randomUUID(),
  type,
  name: UNIT_NAMES[type],
  minAge: null,
  maxAge: null,
  places: type === 'INFANT' ? 0 : type === 'FAMILY' ? 4 : 1,
  idRequired: false,
  accompaniedBy: [],
});

/** A price without season and weekdays applies if no other price applies. */
export const isUsual = ({ from, to, weekdays }: DraftPrice): boolean => !from && !to && !weekdays;

/** Returns true if one price covers the whole group. */
export const isGroup = (option: Pick<DraftOption, 'private'>, pricingPer: 'UNIT' | 'BOOKING'): boolean =>
  option.private || pricingPer === 'BOOKING';

const USUAL_MINUTES = 180;

/** @param minutes length of the program, or null if it is not known */
export function newOption(name: string, minutes: number | null = null): DraftOption {
  return {
    id: crypto.randomUUID(),
    name,
    language: 'es',
    durationMinutes: minutes ?? USUAL_MINUTES,
    cutoffMinutes: 120,
    capacity: 10,
    minimumGroup: 1,
    minimumOutcome: 'guaranteed',
    minimumDecidedHours: 24,
    minUnits: 1,
    maxUnits: null,
    private: false,
    depositBps: 10_000,
    balanceDays: 0,
    units: [newUnit('ADULT')],
    prices: [],
  };
}

export const addUnit = (option: DraftOption, type: UnitType): DraftOption => ({
  ...option,
  units: [...option.units, newUnit(type)],
});

export const removeUnit = (option: DraftOption, id: string): DraftOption => ({
  ...option,
  units: option.units
    .filter((unit) => unit.id !== id)
    .map((unit) => ({ ...unit, accompaniedBy: unit.accompaniedBy.filter((other) => other !== id) })),
  prices: option.prices.filter(({ unit }) => unit !== id),
});

export function setUsual(option: DraftOption, unit: string | null, amount: number | null): DraftOption {
  const others = option.prices.filter((price) => !(price.unit === unit && isUsual(price)));
  return { ...option, prices: [{ unit, from: null, to: null, weekdays: null, amount }, ...others] };
}

export const usualOf = (option: DraftOption, unit: string | null): number | null =>
  option.prices.find((price) => price.unit === unit && isUsual(price))?.amount ?? null;

/** Missing parts of an option that must be added before saving. */
export interface OptionFaults {
  name: boolean;
  /** Units without any price. Null stands for the price of the whole group. */
  unpriced: readonly (string | null)[];
}

export function faultsOf(option: DraftOption, pricingPer: 'UNIT' | 'BOOKING'): OptionFaults {
  const { name, prices } = cleanOption(option, pricingPer);
  const sold = isGroup(option, pricingPer) ? [null] : option.units.map(({ id }) => id);
  return { name: name === '', unpriced: sold.filter((unit) => !prices.some((price) => price.unit === unit)) };
}

/** `true` for a price without dates and weekdays, which is not the usual price. */
export const isUndated = ({ from, to, weekdays, amount }: DraftPrice): boolean =>
  amount !== null && !from && !to && weekdays?.length === 0;

/** Keeps only prices with an amount, for units that the option sells. A season without weekdays has all days. */
export function cleanOption(option: DraftOption, pricingPer: 'UNIT' | 'BOOKING'): ManagedOption {
  const group = isGroup(option, pricingPer);
  return {
    ...option,
    name: option.name.trim(),
    prices: option.prices.flatMap(({ amount, ...price }) =>
      amount === null || (price.unit === null) !== group
        ? []
        : [{ ...price, weekdays: price.weekdays?.length ? price.weekdays : null, amount }],
    ),
  };
}
