import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { Button, IconButton } from './button.tsx';
import styles from './toast.module.css';
import { closeToast, leaveToast, noteInput, useToasts } from './toast-store.ts';

const INPUTS = ['pointerdown', 'keydown'] as const;

export function Toasts() {
  const { t } = useLingui();
  const shown = useToasts((state) => state.shown);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each screen, not for each toast.
  useEffect(leaveToast, [pathname]);
  useEffect(() => {
    const note = ({ target }: Event) => noteInput(target);
    for (const type of INPUTS) addEventListener(type, note, { capture: true, passive: true });
    return () => {
      for (const type of INPUTS) removeEventListener(type, note, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(closeToast, shown.milliseconds ?? (shown.action ? 10_000 : 6_000));
    return () => clearTimeout(timer);
  }, [shown]);
  const dialog = useTopDialog(shown !== null);
  const place = (
    <div role="status" aria-live="polite" className={styles.place} data-used-below={shown?.usedBelow || undefined}>
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
  return dialog ? createPortal(place, dialog) : place;
}

/** While a modal dialog is open, the keyboard and screen readers cannot reach the rest of the page. */
function useTopDialog(active: boolean): Element | null {
  const [top, setTop] = useState<Element | null>(null);
  useLayoutEffect(() => {
    if (!active) return setTop(null);
    const look = () => setTop([...document.querySelectorAll('dialog[open]')].at(-1) ?? null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [active]);
  return top;
}
