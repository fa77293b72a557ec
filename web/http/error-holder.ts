import { create } from 'zustand';
import { showInDevTools } from '#web/devtools.ts';
import type { Problem } from './problem.ts';

export interface ErrorHolder {
  /** The last failure; empty at the start and after any success. */
  message: Problem | null;
  /** Whether a screen already tells the person about it, so that the notice need not. */
  shownByScreen: boolean;
}

/** One per browser, shared by every request. What a person already sees is kept by the notice, not here. */
export const errorHolder = create<ErrorHolder>()(() => ({ message: null, shownByScreen: false }));
const logToDevTools = showInDevTools('errors', errorHolder);

export function holdError(message: Problem, shownByScreen: boolean): void {
  errorHolder.setState({ message, shownByScreen });
  logToDevTools({ type: 'failed' });
}

export function clearError(): void {
  if (!errorHolder.getState().message) return;
  errorHolder.setState({ message: null, shownByScreen: false });
  logToDevTools({ type: 'cleared' });
}
