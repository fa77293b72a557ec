import { useEffect } from 'react';
import { addToDraft, type ChosenPlace, dropFromDraft, recallDraft, useDraftStore } from './wish-draft.ts';

export interface TripDraft {
  /** Required places for the next trip, in the order of choice. Empty while the server renders. */
  places: readonly ChosenPlace[];
  has(id: string): boolean;
  add(place: ChosenPlace): void;
  drop(id: string): void;
}

/** The places that a traveller gathers for the next trip. The form *Arma tu viaje* uses them. */
export function useTripDraft(): TripDraft {
  useEffect(recallDraft, []);
  const places = useDraftStore((store) => store.draft.must);
  return {
    places,
    has: (id) => places.some((place) => place.id === id),
    add: (place) => addToDraft('must', place),
    drop: (id) => dropFromDraft('must', id),
  };
}
