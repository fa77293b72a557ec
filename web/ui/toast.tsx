import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { create } from 'zustand';
import { Button, IconButton } from './button.tsx';
import styles from './toast.module.css';

export interface ToastRequest {
  text: string;
  /** What takes it back, named after what it takes back: "Deshacer: quitar Huaca de la Luna". */
  action?: { label: string; run: () => void };
  /** How long it stays; ten seconds when there is something to undo, six otherwise. */
  milliseconds?: number;
}

const useToasts = create<{ shown: (ToastRequest & { id: number }) | null }>(() => ({ shown: null }));
let last = 0;

/** Says what just happened, quietly; a new one takes the place of the one before. */
export function toast(request: ToastRequest): void {
  last += 1;
  useToasts.setState({ shown: { ...request, id: last } });
}

/** Takes away what is shown, for something more important. */
export const closeToast = () => useToasts.setState({ shown: null });

/** Where toasts appear. Once per layout. */
export function Toasts() {
  const { t } = useLingui();
  const shown = useToasts((state) => state.shown);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(closeToast, shown.milliseconds ?? (shown.action ? 10_000 : 6_000));
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div role="status" aria-live="polite" className={styles.place}>
      {shown && (
        <div key={shown.id} className={styles.toast}>
          <span className={styles.text}>{shown.text}</span>
          {shown.action && (
            <Button
              kind="bare"
              size="small"
              className={styles.action}
              onClick={() => {
                shown.action?.run();
                closeToast();
              }}
            >
              {shown.action.label}
            </Button>
          )}
          <IconButton label={t`Cerrar`} onClick={closeToast}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
