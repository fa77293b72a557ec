import { type ComponentType, createContext } from 'react';
import type { PlaceCard } from '../contract/place.ts';

/** A page passes this component, because `places` must not import from `trips`. */
export type AddToTrip = ComponentType<{ place: PlaceCard }>;

export const AddToTripContext = createContext<AddToTrip>(() => null);
