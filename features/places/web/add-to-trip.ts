import { type ComponentType, createContext } from 'react';
import type { PlaceCard } from '../contract/place.ts';

/**
 * A component that adds a place to the places that a traveller gathers for a trip, or removes it from them. The page passes the component as a prop,
 * so that this area does not depend on trips.
 */
export type AddToTrip = ComponentType<{ place: PlaceCard }>;

/** The component for the rows of a list. */
export const AddToTripContext = createContext<AddToTrip>(() => null);
