import { route } from '#features/route.ts';
import { HideBody, RemoveSynonymBody, Synonym, SynonymBody, UnfoundQuery, UnfoundSearches } from './unfound.ts';

const region = { tag: 'Búsqueda', right: 'search.edit' } as const;

export const listUnfoundSearches = route('GET /api/admin/searches/', {
  ...region,
  id: 'listUnfoundSearches',
  summary: 'Lo que se busca y no se encuentra, lo más buscado primero',
  query: UnfoundQuery,
  replies: { 200: UnfoundSearches },
});

export const addSearchSynonym = route('POST /api/admin/searches/synonyms', {
  ...region,
  id: 'addSearchSynonym',
  summary: 'Añade un sinónimo: esa búsqueda encuentra desde ya lo mismo que otra',
  body: SynonymBody,
  replies: { 200: Synonym },
  errors: ['synonym_finds_nothing'],
});

export const removeSearchSynonym = route('POST /api/admin/searches/synonyms/remove', {
  ...region,
  id: 'removeSearchSynonym',
  summary: 'Quita un sinónimo que se añadió',
  body: RemoveSynonymBody,
  replies: { 204: null },
});

export const hideUnfoundSearch = route('POST /api/admin/searches/hide', {
  ...region,
  id: 'hideUnfoundSearch',
  summary: 'Saca de la lista una búsqueda que no es de la región, o la devuelve',
  body: HideBody,
  replies: { 204: null },
});
