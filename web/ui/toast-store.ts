import { create } from 'zustand';

export interface ToastRequest {
  text: string;
  /** An undo action. Its label names the action to undo: "Deshacer: quitar Huaca de la Luna". */
  action?: { label: string; run: () => void };
  /** Duration. The default is ten seconds with an undo action, six seconds without. */
  milliseconds?: number;
}

export const useToasts = create<{ shown: (ToastRequest & { id: number; at: number }) | null }>(() => ({ shown: null }));
let last = 0;

/** Shows a short message. It replaces the previous message. */
export function toast(request: ToastRequest): void {
  last += 1;
  useToasts.setState({ shown: { ...request, id: last, at: performance.now() } });
}

let lastInput = Number.NEGATIVE_INFINITY;

/** Records that the person touched, clicked or typed. */
export function noteInput(): void {
  lastInput = performance.now();
}

/**
 * Call it after a navigation. Closes the toast if the person did something after it appeared. Otherwise the toast belongs to this
 * navigation and stays. A toast with an undo action always stays.
 */
export function leaveToast(): void {
  const { shown } = useToasts.getState();
  if (shown && !shown.action && lastInput > shown.at) closeToast();
}

/** Closes the toast. */
export const closeToast = () => useToasts.setState({ shown: null });
