import { path, withSearch } from './build-path.ts';

export const REGION_PLANS = '/region/planes';

export const regionPaths = {
  overview: () => '/region',
  emails: () => '/cuenta/correos',
  endEmail: () => '/cuenta/correos/baja',
  invitation: () => '/invitacion',
  complaints: () => '/region/reclamos',
  complaint: (reference: string) => path`/region/reclamos/${reference}`,
  policies: () => '/region/politicas',
  policy: (kind: string) => path`/region/politicas/${kind}`,
  itineraries: () => '/region/itinerarios',
  itinerary: (id: string) => path`/region/itinerarios/${id}`,
  /** @param lack a filter of the list */
  places: (lack?: string) => withSearch('/region/lugares', lack && `falta=${lack}`),
  /** Download and upload of the places as a spreadsheet. @param search the filters of the list: `q` and `falta` */
  placesSheet: (search?: URLSearchParams | string) => withSearch('/region/lugares/hoja', search),
  uploadedSheet: (id: string) => path`/region/lugares/hoja/${id}`,
  /** The id `nuevo` opens an empty form. */
  place: (id = 'nuevo') => path`/region/lugares/${id}`,
  /** An empty form with this name filled in. */
  newPlace: (name: string) => `/region/lugares/nuevo?${new URLSearchParams({ nombre: name })}`,
  searches: () => '/region/busquedas',
  /** The sheet with the place's code of the month, for printing. */
  placeCode: (id: string) => path`/region/lugares/${id}/codigo`,
  /** @param other the place that is merged into the place. Without it, the screen asks for it. */
  placeMerge: (id: string, other?: string) =>
    withSearch(path`/region/lugares/${id}/fusionar`, other && `con=${encodeURIComponent(other)}`),
  placeSplit: (id: string) => path`/region/lugares/${id}/dividir`,
  /** @param waiting part of the list: `cambios` or `avisos` */
  owners: (waiting?: string) => withSearch('/region/responsables', waiting && `ver=${waiting}`),
  imports: () => '/region/importar',
  import: (id: string) => path`/region/importar/${id}`,
  closures: () => '/region/cierres',
  /** The id `nuevo` opens an empty form. */
  closure: (id = 'nuevo') => path`/region/cierres/${id}`,
  closureReach: (id: string) => path`/region/cierres/avisos/${id}`,
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
  bookings: () => '/region/reservas',
  booking: (bookingId: string) => path`/region/reservas/${bookingId}`,
  reviews: () => '/region/opiniones',
  publicTrips: () => '/region/viajes',
  photos: () => '/region/fotos',
  /** @param waiting part of the list, such as `held` */
  questions: (waiting?: string) => withSearch('/region/preguntas', waiting && `ver=${encodeURIComponent(waiting)}`),
  announcements: () => '/region/mensajes',
  /** The id `nuevo` opens an empty form. */
  announcement: (id = 'nuevo') => path`/region/mensajes/${id}`,
  connections: () => '/region/conexiones',
  quotations: () => '/region/cotizaciones',
  /** @param period `mes`, `trimestre` or `ano` */
  figures: (period?: string) => withSearch('/region/cifras', period && `periodo=${period}`),
} as const;
