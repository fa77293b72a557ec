import { create } from 'zustand';
import { devtools } from 'zustand/middleware';
import type { Problem } from './problem.ts';

interface ErrorHolder {
  /** The last failure; empty at the start and after any success. */
  message: Problem | null;
  /** Whether a screen already tells the person about it, so that the notice need not. */
  toldByScreen: boolean;
}

/** One per browser, shared by every request. What a person already sees is kept by the notice, not here. */
export const errorHolder = create<ErrorHolder>()(
  devtools(() => ({ message: null, toldByScreen: false }), { name: 'errors', maxAge: 25, enabled: true }),
);
