import { useSyncExternalStore } from 'react';

const NARROW = '(width < 600px)';

/** True for windows that are narrower than a tablet. The server renders for a wide window. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(NARROW);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
