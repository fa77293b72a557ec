import { useEffect } from 'react';
import type { TripStore } from '../../document/trip-store.ts';

/** Ctrl or Cmd with Z undoes a step. With Shift, or with Y, a step is redone. Text fields keep their own undo. */
export function useUndoKeys(store: TripStore): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const again = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey);
      if (!again && key !== 'z') return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      event.preventDefault();
      if (again) store.redo();
      else store.undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [store]);
}

const TYPING = 'input, textarea, select, [contenteditable], dialog';
