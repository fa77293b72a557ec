import { useSyncExternalStore } from 'react';
import { DESKTOP_ABOVE } from './layout-machine.ts';

const query = `(width > ${DESKTOP_ABOVE}px)`;

/**
 * Calls `changed` whenever the window passes the desktop limit.
 * @returns a function that stops it.
 */
export function onDesktopChange(changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the window is wider than the desktop limit; false on the server. */
export const useDesktop = (): boolean =>
  useSyncExternalStore(
    onDesktopChange,
    () => matchMedia(query).matches,
    () => false,
  );
