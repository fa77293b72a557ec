import { path, withSearch } from './build-path.ts';

/** URLs of the screens that the home screen, the header and the footer link to. The first load contains only these URLs. */
export const paths = {
  home: () => '/',
  explore: (search?: URLSearchParams | string) => withSearch('/explorar', search),
  place: (slug: string) => path`/lugares/${slug}`,
  itineraries: () => '/itinerarios',
  plans: (search?: URLSearchParams) => withSearch('/planes', search),
  planTrip: () => '/arma-tu-viaje',
  trips: () => '/viajes',
  /** Form that finds a booking. */
  findBooking: () => '/reservas',
  policy: (kind: string) => path`/politicas/${kind}`,
  help: () => '/ayuda',
  sources: () => '/fuentes',
  /** The data about the visitor, with and without an account. */
  privacy: () => '/cuenta/privacidad',
  apiDocs: () => '/api/docs',
} as const;
