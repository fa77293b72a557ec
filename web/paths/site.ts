import { path, withSearch } from './build-path.ts';

/** The first load contains these URLs only. Other files of this folder load later. */
export const paths = {
  home: () => '/',
  explore: (search?: URLSearchParams | string) => withSearch('/explorar', search),
  place: (slug: string) => path`/lugares/${slug}`,
  itineraries: () => '/itinerarios',
  plans: (search?: URLSearchParams) => withSearch('/planes', search),
  planTrip: () => '/arma-tu-viaje',
  trips: () => '/viajes',
  findBooking: () => '/reservas',
  policy: (kind: string) => path`/politicas/${kind}`,
  help: () => '/ayuda',
  sell: () => '/vende-con-nosotros',
  sources: () => '/fuentes',
  privacy: () => '/cuenta/privacidad',
  apiDocs: () => '/api/docs',
} as const;
