const CHANGED = 'vereda:trips';

/** Code outside of the open screen calls this function after it changed the trips of this device. */
export function tripsChanged(): void {
  dispatchEvent(new Event(CHANGED));
}

export function onTripsChanged(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}
