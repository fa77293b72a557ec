import { route } from '#features/route.ts';
import { WaysAnswer, WaysQuery } from './ways.ts';

export const drawWays = route('GET /api/maps/ways', {
  id: 'drawWays',
  tag: 'Mapas',
  summary: 'Trazado de los caminos entre lugares o puntos',
  right: 'trips.plan',
  rateLimit: { max: 240, timeWindow: 60_000 },
  query: WaysQuery,
  replies: { 200: WaysAnswer },
});
