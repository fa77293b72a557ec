import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Button, IconButton } from './button.tsx';
import styles from './toast.module.css';
import { closeToast, leaveToast, useToasts } from './toast-store.ts';

/** Where toasts appear. Once per layout. */
export function Toasts() {
  const { t } = useLingui();
  const shown = useToasts((state) => state.shown);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: by screen, not by what is shown.
  useEffect(leaveToast, [pathname]);
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
