import { create } from 'zustand';

export interface ToastRequest {
  text: string;
  /** The label names the action to undo: "Deshacer: quitar Huaca de la Luna". */
  action?: { label: string; run: () => void };
  /** By default ten seconds with an undo action, six seconds without. */
  milliseconds?: number;
}

export const useToasts = create<{ shown: (ToastRequest & { id: number; at: number }) | null }>(() => ({ shown: null }));
let last = 0;

export function toast(request: ToastRequest): void {
  last += 1;
  useToasts.setState({ shown: { ...request, id: last, at: performance.now() } });
}

let lastInput = Number.NEGATIVE_INFINITY;

export function noteInput(): void {
  lastInput = performance.now();
}

/**
 * A toast that appeared after the person's last action belongs to this navigation and stays. A toast with an undo
 * action always stays.
 */
export function leaveToast(): void {
  const { shown } = useToasts.getState();
  if (shown && !shown.action && lastInput > shown.at) closeToast();
}

export const closeToast = () => useToasts.setState({ shown: null });
