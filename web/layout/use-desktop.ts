import { useSyncExternalStore } from 'react';
import { DESKTOP_ABOVE } from './layout-machine.ts';

const query = `(width > ${DESKTOP_ABOVE}px)`;

export function onDesktopChange(changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

export const useDesktop = (): boolean =>
  useSyncExternalStore(
    onDesktopChange,
    () => matchMedia(query).matches,
    () => false,
  );
