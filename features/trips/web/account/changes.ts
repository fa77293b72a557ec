const CHANGED = 'vereda:trips';

/** The trips of this device changed somewhere else than on the screen that shows them. */
export function tripsChanged(): void {
  dispatchEvent(new Event(CHANGED));
}

export function onTripsChanged(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}
