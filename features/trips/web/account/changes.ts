const CHANGED = 'vereda:trips';

/** Signals that code outside of the open screen changed this device's trips. */
export function tripsChanged(): void {
  dispatchEvent(new Event(CHANGED));
}

export function onTripsChanged(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}
