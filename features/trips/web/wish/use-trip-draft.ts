import { useEffect } from 'react';
import { addToDraft, type ChosenPlace, dropFromDraft, recallDraft, useDraftStore } from './wish-draft.ts';

export interface TripDraft {
  /** In the order in which the traveller chose the places. Empty while the server renders. */
  places: readonly ChosenPlace[];
  has(id: string): boolean;
  add(place: ChosenPlace): void;
  drop(id: string): void;
}

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
