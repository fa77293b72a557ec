const CHANGED = 'vereda:trips';

/** Must be called after code outside of the open screen changes the trips of this device. */
export function tripsChanged(): void {
  dispatchEvent(new Event(CHANGED));
}

export function onTripsChanged(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}
