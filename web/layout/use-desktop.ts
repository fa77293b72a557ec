import { useSyncExternalStore } from 'react';
import { DESKTOP_ABOVE } from './layout-machine.ts';

const query = `(width > ${DESKTOP_ABOVE}px)`;

/**
 * Calls `changed` whenever the width of the window crosses the desktop limit.
 * @returns A function that removes the listener.
 */
export function onDesktopChange(changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** `true` if the window is wider than the desktop limit. Always `false` on the server. */
export const useDesktop = (): boolean =>
  useSyncExternalStore(
    onDesktopChange,
    () => matchMedia(query).matches,
    () => false,
  );
