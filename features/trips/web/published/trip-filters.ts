import type { QueryOf, ShapeOf } from '#features/route.ts';
import type { listPublicTrips } from '../../contract/routes.ts';
import { INTERESTS, type Interest } from '../../contract/trip.ts';

/** Lengths by which the list is filtered, in days. */
export const LENGTHS = {
  '1': { minDays: 1, maxDays: 1 },
  '2-3': { minDays: 2, maxDays: 3 },
  '4-7': { minDays: 4, maxDays: 7 },
  '8': { minDays: 8 },
} as const;
export type Length = keyof typeof LENGTHS;

/** The values are those of the address. An empty text means any. */
export interface TripFilters {
  dias: Length | '';
  mes: string;
  gusto: Interest | '';
  /** Cursor of the page. */
  desde: string;
}

const MONTH = /^([1-9]|1[0-2])$/;
const CURSOR = /^[\w-]{1,200}$/;

/** Unknown values of an address are left out. */
export function readTripFilters(search: URLSearchParams): TripFilters {
  const dias = search.get('dias') ?? '';
  const mes = search.get('mes') ?? '';
  const gusto = search.get('gusto') ?? '';
  const desde = search.get('desde') ?? '';
  return {
    dias: Object.hasOwn(LENGTHS, dias) ? (dias as Length) : '',
    mes: MONTH.test(mes) ? mes : '',
    gusto: (INTERESTS as readonly string[]).includes(gusto) ? (gusto as Interest) : '',
    desde: CURSOR.test(desde) ? desde : '',
  };
}

export const writeTripFilters = (filters: TripFilters): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));

export const isFiltered = ({ dias, mes, gusto }: TripFilters): boolean => Boolean(dias || mes || gusto);

export function queryOf({ dias, mes, gusto, desde }: TripFilters): QueryOf<ShapeOf<typeof listPublicTrips>> {
  return {
    ...(dias && LENGTHS[dias]),
    ...(mes && { month: Number(mes) }),
    ...(gusto && { interest: gusto }),
    ...(desde && { cursor: desde }),
  };
}
