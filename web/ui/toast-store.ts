import { create } from 'zustand';

export interface ToastRequest {
  text: string;
  /** What takes it back, named after what it takes back: "Deshacer: quitar Huaca de la Luna". */
  action?: { label: string; run: () => void };
  /** How long it stays; ten seconds when there is something to undo, six otherwise. */
  milliseconds?: number;
}

export const useToasts = create<{ shown: (ToastRequest & { id: number; at: number }) | null }>(() => ({ shown: null }));
let last = 0;

/** Says what just happened, quietly; a new one takes the place of the one before. */
export function toast(request: ToastRequest): void {
  last += 1;
  useToasts.setState({ shown: { ...request, id: last, at: performance.now() } });
}

let lastInput = Number.NEGATIVE_INFINITY;

/** The person touched, clicked or typed. */
export function noteInput(): void {
  lastInput = performance.now();
}

/**
 * Another screen has come. When the person did something after the toast appeared, they left by themselves and it is over; otherwise it came with the
 * move to this screen, however long that took, and stays. What takes something back stays too.
 */
export function leaveToast(): void {
  const { shown } = useToasts.getState();
  if (shown && !shown.action && lastInput > shown.at) closeToast();
}

/** Takes away what is shown, for something more important. */
export const closeToast = () => useToasts.setState({ shown: null });
