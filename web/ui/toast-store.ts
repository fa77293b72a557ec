import { create } from 'zustand';

export interface ToastRequest {
  text: string;
  /** An undo action, labelled with what it undoes: "Deshacer: quitar Huaca de la Luna". */
  action?: { label: string; run: () => void };
  /** Duration; by default ten seconds with an undo action, six without. */
  milliseconds?: number;
}

export const useToasts = create<{ shown: (ToastRequest & { id: number; at: number }) | null }>(() => ({ shown: null }));
let last = 0;

/** Shows a short message; a new one replaces the previous one. */
export function toast(request: ToastRequest): void {
  last += 1;
  useToasts.setState({ shown: { ...request, id: last, at: performance.now() } });
}

let lastInput = Number.NEGATIVE_INFINITY;

/** Call it when the person touches, clicks or types. */
export function noteInput(): void {
  lastInput = performance.now();
}

/**
 * Called on a new screen. If the person did something after the toast appeared, the toast closes; otherwise it came with the navigation to this
 * screen and stays. A toast with an undo action stays too.
 */
export function leaveToast(): void {
  const { shown } = useToasts.getState();
  if (shown && !shown.action && lastInput > shown.at) closeToast();
}

/** Closes the toast to make room for something more important. */
export const closeToast = () => useToasts.setState({ shown: null });
