import { type ComponentType, createContext } from 'react';
import type { PlaceCard } from '../contract/place.ts';

/** Puts a place into the trip being gathered, or takes it out; the page hands it in, so that places know nothing of trips. */
export type AddToTrip = ComponentType<{ place: PlaceCard }>;

/** The button on the rows of a list. */
export const AddToTripContext = createContext<AddToTrip>(() => null);
