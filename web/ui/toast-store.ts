import { create } from 'zustand';

export interface ToastRequest {
  text: string;
  /** The label names the action that is undone: "Deshacer: quitar Huaca de la Luna". */
  action?: { label: string; run: () => void };
  /** By default 10,000 with an action and 6,000 without. */
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
 * Closes the toast after a navigation. A toast that appeared after the person's last click or key press belongs to the
 * new screen and stays.
 */
export function leaveToast(): void {
  const { shown } = useToasts.getState();
  if (shown && !shown.action && lastInput > shown.at) closeToast();
}

export const closeToast = () => useToasts.setState({ shown: null });
