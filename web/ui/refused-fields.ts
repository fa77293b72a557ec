import { useEffect } from 'react';
import { create } from 'zustand';

/** Number of visible fields with invalid text. Above 0, a screen must not show its content as saved. */
export const useRefusedFields = create<{ count: number }>(() => ({ count: 0 }));

export function useRefused(isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return;
    useRefusedFields.setState(({ count }) => ({ count: count + 1 }));
    return () => useRefusedFields.setState(({ count }) => ({ count: count - 1 }));
  }, [isRefused]);
}
