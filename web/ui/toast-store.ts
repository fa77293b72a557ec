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

/** What is said while a screen is left is said on the next one; milliseconds. */
const OF_NEXT_SCREEN = 800;

/** Another screen has come: what the one before it said is over, but for what takes something back. */
export function leaveToast(): void {
  const { shown } = useToasts.getState();
  if (shown && !shown.action && performance.now() - shown.at > OF_NEXT_SCREEN) closeToast();
}

/** Takes away what is shown, for something more important. */
export const closeToast = () => useToasts.setState({ shown: null });
