import { useEffect } from 'react';
import { create } from 'zustand';

/**
 * Number of visible fields whose text cannot be read. While it is above 0, a screen must not say that everything is
 * saved.
 */
export const useRefusedFields = create<{ count: number }>(() => ({ count: 0 }));

export function useRefused(isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return;
    useRefusedFields.setState(({ count }) => ({ count: count + 1 }));
    return () => useRefusedFields.setState(({ count }) => ({ count: count - 1 }));
  }, [isRefused]);
}
