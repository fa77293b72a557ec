import { parseDay } from '#web/ui/parse-day.ts';
import type { PLAN_SORTS, PlansQuery } from '../../contract/plan.ts';
import { PLAN_CATEGORIES, type PlanCategory } from '../../contract/plan-categories.ts';

export interface PlanFilters {
  q: string;
  /** Local day, `YYYY-MM-DD`. */
  fecha: string;
  personas: string;
  /** Highest price, in the currency's main unit. */
  precio: string;
  duracion: string;
  dificultad: string;
  idioma: string;
  accesible: string;
  ninos: string;
  categoria: string;
  operador: string;
  orden: string;
}
export type FilterName = keyof PlanFilters;

export const NO_FILTERS: PlanFilters = {
  q: '',
  fecha: '',
  personas: '',
  precio: '',
  duracion: '',
  dificultad: '',
  idioma: '',
  accesible: '',
  ninos: '',
  categoria: '',
  operador: '',
  orden: '',
};

/** Durations in minutes, both ends included. The keys are values in the URL. */
export const DURATIONS: Record<string, { from?: number; to?: number }> = {
  corta: { to: 180 },
  media: { from: 181, to: 360 },
  dia: { from: 361, to: 900 },
  varios: { from: 901 },
};

export const SORTS: Record<string, (typeof PLAN_SORTS)[number]> = {
  opiniones: 'rating',
  pronto: 'soonest',
  precio: 'price',
  duracion: 'duration',
};

const ALLOWED: Record<FilterName, (value: string) => boolean> = {
  q: () => true,
  fecha: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  personas: (value) => /^[1-9]\d?$/.test(value) && Number(value) <= 60,
  precio: (value) => /^[1-9]\d{0,5}$/.test(value),
  duracion: (value) => Object.hasOwn(DURATIONS, value),
  dificultad: (value) => /^[1-4]$/.test(value),
  idioma: (value) => /^[a-z]{2}$/.test(value),
  accesible: (value) => value === 'si',
  ninos: (value) => value === 'si',
  categoria: (value) => (PLAN_CATEGORIES as readonly string[]).includes(value),
  operador: (value) => /^[\w-]{1,120}$/.test(value),
  orden: (value) => Object.hasOwn(SORTS, value),
};

/** Leaves out invalid values. A form that was submitted without scripts has the day as dd/mm/aaaa. */
export function readFilters(search: Iterable<[string, unknown]>): PlanFilters {
  const filters = { ...NO_FILTERS };
  for (const [name, given] of search) {
    const text = String(given).trim().slice(0, 80);
    const value = (name === 'fecha' && parseDay(text)) || text;
    if (Object.hasOwn(ALLOWED, name) && value && ALLOWED[name as FilterName](value))
      filters[name as FilterName] = value;
  }
  return filters;
}

export function writeFilters(filters: PlanFilters): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of Object.keys(NO_FILTERS) as FilterName[]) if (filters[name]) search.set(name, filters[name]);
  return search;
}

export function activeFilters(filters: PlanFilters): FilterName[] {
  return (Object.keys(NO_FILTERS) as FilterName[]).filter((name) => name !== 'orden' && filters[name] !== '');
}

/** @param minor number of minor units in one main unit of the currency */
export function toQuery(filters: PlanFilters, minor: number): Partial<PlansQuery> {
  const { from, to } = DURATIONS[filters.duracion] ?? {};
  return {
    ...(filters.q && { q: filters.q }),
    ...(filters.fecha && { date: filters.fecha }),
    ...(filters.personas && { party: Number(filters.personas) }),
    ...(filters.precio && { priceTo: Number(filters.precio) * minor }),
    ...(from && { durationFrom: from }),
    ...(to && { durationTo: to }),
    ...(filters.dificultad && { difficulty: Number(filters.dificultad) }),
    ...(filters.idioma && { language: filters.idioma }),
    ...(filters.accesible && { accessible: true }),
    ...(filters.ninos && { children: true }),
    ...(filters.categoria && { category: filters.categoria as PlanCategory }),
    ...(filters.operador && { operator: filters.operador }),
    ...(filters.orden && { sort: SORTS[filters.orden] }),
  };
}
