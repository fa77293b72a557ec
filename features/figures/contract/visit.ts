import { type Static, Type } from 'typebox';
import { closed, text } from '#features/schema.ts';

/** Public pages whose visits are counted. */
export const PAGES = [
  'home',
  'explore',
  'place',
  'plans',
  'plan',
  'operators',
  'itineraries',
  'itinerary',
  'wish',
  'trip',
  'public_trips',
  'quotation',
  'help',
] as const;
export type VisitedPage = (typeof PAGES)[number];

/** A view of a page, or a tap: on the button that saves a place, on a way to a place, on a telephone number. */
export const ACTS = ['view', 'save', 'way', 'call'] as const;
export type VisitAct = (typeof ACTS)[number];

export const VisitBody = Type.Object(
  {
    act: Type.Enum([...ACTS]),
    page: Type.Enum([...PAGES]),
    place: Type.Optional({ ...text(120, 1), description: 'El id o la dirección corta del lugar' }),
  },
  closed,
);
export type VisitBody = Static<typeof VisitBody>;
