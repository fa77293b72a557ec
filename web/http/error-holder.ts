import { create } from 'zustand';
import { showInDevTools } from '#web/devtools.ts';
import type { Problem } from './problem.ts';

export interface ErrorHolder {
  message: Problem | null;
  shownByScreen: boolean;
}

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
