const CHANGED = 'vereda:trips';

/** Signals that the trips of this device changed outside of the screen that shows them. */
export function tripsChanged(): void {
  dispatchEvent(new Event(CHANGED));
}

export function onTripsChanged(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}
