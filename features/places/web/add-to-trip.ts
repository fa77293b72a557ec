import { type ComponentType, createContext } from 'react';
import type { PlaceCard } from '../contract/place.ts';

/** A page passes this component, because this area must not depend on trips. */
export type AddToTrip = ComponentType<{ place: PlaceCard }>;

export const AddToTripContext = createContext<AddToTrip>(() => null);
