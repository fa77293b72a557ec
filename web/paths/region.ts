import { path, withSearch } from './build-path.ts';

/** Common part of the URLs of the region's screens about plans. */
export const REGION_PLANS = '/region/planes';

export const regionPaths = {
  overview: () => '/region',
  /** The invitation's secret is the fragment. */
  invitation: () => '/invitacion',
  complaints: () => '/region/reclamos',
  complaint: (reference: string) => path`/region/reclamos/${reference}`,
  policies: () => '/region/politicas',
  policy: (kind: string) => path`/region/politicas/${kind}`,
  itineraries: () => '/region/itinerarios',
  itinerary: (id: string) => path`/region/itinerarios/${id}`,
  closures: () => '/region/cierres',
  /** The id `nuevo` opens an empty form. */
  closure: (id = 'nuevo') => path`/region/cierres/${id}`,
  organisation: () => '/region/organizacion',
  team: () => '/region/equipo',
  people: (search?: string) => withSearch('/region/personas', search && `q=${encodeURIComponent(search)}`),
  person: (id: string) => path`/region/personas/${id}`,
  log: (search?: URLSearchParams | string) => withSearch('/region/registro', search),
  tasks: () => '/region/tareas',
  money: () => '/region/pagos',
  operators: () => '/region/operadores',
  operator: (operatorId: string) => path`/region/operadores/${operatorId}`,
  plan: (planId: string) => `${REGION_PLANS}${path`/${planId}`}`,
  /** Reviews that wait for the region's approval. */
  reviews: () => '/region/opiniones',
  /** Agencies whose systems sell the plans of every operator that allows such sales. */
  connections: () => '/region/conexiones',
  quotations: () => '/region/cotizaciones',
} as const;
