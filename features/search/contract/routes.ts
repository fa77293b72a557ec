import { route } from '#features/route.ts';
import { FoundGroups, FoundQuery, UnfoundBody } from './found.ts';

const tag = 'Búsqueda';

export const listFoundGroups = route('GET /api/search/groups', {
  id: 'listFoundGroups',
  tag,
  summary: 'Lo que se encuentra además de lugares: planes, itinerarios y ayuda',
  right: 'search.use',
  kept: 'content',
  query: FoundQuery,
  replies: { 200: FoundGroups },
});

export const noteUnfoundSearch = route('POST /api/search/unfound', {
  id: 'noteUnfoundSearch',
  tag,
  summary: 'Cuenta una búsqueda sin resultado, sin decir de quién es',
  right: 'search.use',
  rateLimit: { max: 20, timeWindow: 60_000 },
  body: UnfoundBody,
  replies: { 204: null },
});
