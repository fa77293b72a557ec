import { useEffect } from 'react';
import { create } from 'zustand';

/** How many fields on the screen hold text that was not understood, so that nothing near them says that all is saved. */
export const useRefusedFields = create<{ count: number }>(() => ({ count: 0 }));

/** Counts a field in while it is refused and on the screen. */
export function useRefused(isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return;
    useRefusedFields.setState(({ count }) => ({ count: count + 1 }));
    return () => useRefusedFields.setState(({ count }) => ({ count: count - 1 }));
  }, [isRefused]);
}
