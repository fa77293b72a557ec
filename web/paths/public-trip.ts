import { path, withSearch } from './build-path.ts';
import { travellerPaths } from './traveller.ts';

export const publicTripPaths = {
  list: (search?: URLSearchParams) => withSearch('/viajes/publicos', search),
  /** The public side of a published trip. */
  one: (id: string) => withSearch(travellerPaths.trip(id), 'publico'),
  /** Where the author answers questions. */
  questions: (id: string) => path`/viajes/${id}/preguntas`,
  publish: (id: string) => path`/viajes/${id}/publicar`,
} as const;
