import { route } from '#features/route.ts';
import { DataSources } from './data-source.ts';
import { PinsAnswer, PlaceDetail, PlaceParams, PlacesPage, PlacesQuery } from './place.ts';
import { SuggestAnswer, SuggestQuery } from './suggestion.ts';

export const listPlaces = route('GET /api/companies/', {
  id: 'listPlaces',
  tag: 'Lugares',
  summary: 'Lugares de la región, con búsqueda, filtros y páginas',
  right: 'places.read',
  kept: 'content',
  query: PlacesQuery,
  replies: { 200: PlacesPage },
});

export const showPlace = route('GET /api/companies/:idOrSlug/', {
  id: 'showPlace',
  tag: 'Lugares',
  summary: 'Un lugar, con la fuente y la fecha de cada dato',
  right: 'places.read',
  kept: 'content',
  params: PlaceParams,
  /** 301: the address of a merged place leads to the place that was kept. */
  replies: { 200: PlaceDetail, 301: null },
  errors: ['company_not_found'],
});

export const listPins = route('GET /api/search/pins', {
  id: 'listPins',
  tag: 'Búsqueda',
  summary: 'Todos los lugares para el mapa, en una respuesta compacta',
  right: 'places.read',
  kept: 'content',
  replies: { 200: PinsAnswer },
});

export const suggestPlaces = route('GET /api/search/suggest', {
  id: 'suggestPlaces',
  tag: 'Búsqueda',
  summary: 'Sugerencias mientras se escribe',
  right: 'places.read',
  kept: 'content',
  query: SuggestQuery,
  replies: { 200: SuggestAnswer },
});

export const listSources = route('GET /api/sources/', {
  id: 'listSources',
  tag: 'Lugares',
  summary: 'De dónde salen los datos: las fuentes del sitio y los archivos que subió la región',
  right: 'places.read',
  kept: 'content',
  replies: { 200: DataSources },
});
