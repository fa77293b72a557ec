import { create } from 'zustand';

export interface ToastRequest {
  text: string;
  /** What takes it back, named after what it takes back: "Deshacer: quitar Huaca de la Luna". */
  action?: { label: string; run: () => void };
  /** How long it stays; ten seconds when there is something to undo, six otherwise. */
  milliseconds?: number;
}

export const useToasts = create<{ shown: (ToastRequest & { id: number }) | null }>(() => ({ shown: null }));
let last = 0;

/** Says what just happened, quietly; a new one takes the place of the one before. */
export function toast(request: ToastRequest): void {
  last += 1;
  useToasts.setState({ shown: { ...request, id: last } });
}

/** Takes away what is shown, for something more important. */
export const closeToast = () => useToasts.setState({ shown: null });
