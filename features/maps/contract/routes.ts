import { route } from '#features/route.ts';
import { AddressesAnswer, AddressesQuery } from './addresses.ts';
import { BusLinesAnswer, BusLinesQuery } from './bus-lines.ts';
import { WaysAnswer, WaysQuery } from './ways.ts';

export const drawWays = route('GET /api/maps/ways', {
  id: 'drawWays',
  tag: 'Mapas',
  summary: 'Trazado de los caminos entre lugares o puntos',
  right: 'trips.plan',
  kept: 'content',
  rateLimit: { max: 240, timeWindow: 60_000 },
  query: WaysQuery,
  replies: { 200: WaysAnswer },
});

export const findAddresses = route('GET /api/maps/addresses', {
  id: 'findAddresses',
  tag: 'Mapas',
  summary: 'Calles de la región, con la cuadra del número si se conoce',
  right: 'places.read',
  kept: 'content',
  browserSeconds: 3600,
  rateLimit: { max: 240, timeWindow: 60_000 },
  query: AddressesQuery,
  replies: { 200: AddressesAnswer },
});

export const findBusLines = route('GET /api/maps/bus-lines', {
  id: 'findBusLines',
  tag: 'Mapas',
  summary: 'Líneas de combi o micro que pasan cerca de dos puntos, en ese orden; sin precio',
  right: 'places.read',
  kept: 'content',
  browserSeconds: 3600,
  rateLimit: { max: 240, timeWindow: 60_000 },
  query: BusLinesQuery,
  replies: { 200: BusLinesAnswer },
});
