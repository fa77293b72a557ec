import { create } from 'zustand';
import { showInDevTools } from '#web/devtools.ts';
import type { Problem } from './problem.ts';

export interface ErrorHolder {
  /** The last failure; null at the start and after any success. */
  message: Problem | null;
  /** Whether a screen already shows it, so that the notice need not. */
  shownByScreen: boolean;
}

/** One for each browser, shared by every request. The notice remembers what it is showing; this store does not. */
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
