import { create } from 'zustand';

export interface ToastRequest {
  text: string;
  /** The label names the action that is undone: "Deshacer: quitar Huaca de la Luna". */
  action?: { label: string; run: () => void };
  /** By default 10,000 with an action and 6,000 without. */
  milliseconds?: number;
}

interface VisibleToast extends ToastRequest {
  id: number;
  at: number;
  /** `true` if the control that the person used last is in the lower half of the window. */
  usedBelow: boolean;
}

export const useToasts = create<{ shown: VisibleToast | null }>(() => ({ shown: null }));
let last = 0;

export function toast(request: ToastRequest): void {
  last += 1;
  useToasts.setState({ shown: { ...request, id: last, at: performance.now(), usedBelow } });
}

let lastInput = Number.NEGATIVE_INFINITY;
let usedBelow = false;

/** @param control the control of the click or key press */
export function noteInput(control?: EventTarget | null): void {
  lastInput = performance.now();
  if (!(control instanceof Element)) return;
  const { top, bottom } = control.getBoundingClientRect();
  usedBelow = (top + bottom) / 2 > innerHeight / 2;
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
