import { useEffect } from 'react';
import { create } from 'zustand';

/** Number of visible fields with invalid text, so that the screen does not show everything as saved. */
export const useRefusedFields = create<{ count: number }>(() => ({ count: 0 }));

/** Counts a field while it is invalid and mounted. */
export function useRefused(isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return;
    useRefusedFields.setState(({ count }) => ({ count: count + 1 }));
    return () => useRefusedFields.setState(({ count }) => ({ count: count - 1 }));
  }, [isRefused]);
}
