import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { useCloseOnBack } from './close-on-back.ts';
import styles from './sheet.module.css';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  /** `centre` is a dialog in the middle of a wide screen, and slides in from the bottom on a phone. */
  side?: 'left' | 'right' | 'bottom' | 'centre';
  /** The accessible name. Without `header`, it is also the visible title. */
  label: string;
  header?: ReactNode;
  children: ReactNode;
  /** By default `true`, also for the browser's Back. */
  closeOnEscape?: boolean;
  showCloseIcon?: boolean;
  slide?: string;
  className?: string;
}

/**
 * Based on the native `<dialog>`. Keeps the focus inside, and closes by Escape, the browser's Back or a click outside.
 * The content is rendered when the panel first opens.
 */
export function Sheet(props: SheetProps) {
  const {
    open,
    onClose,
    side = 'right',
    label,
    header,
    children,
    closeOnEscape = true,
    showCloseIcon = true,
    slide,
  } = props;
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);

  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
      focusSearch(content.current);
    }
    if (!open) dialog.current?.close();
  }, [open]);

  useCloseOnBack(open && closeOnEscape, onClose);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      data-bottom-sheet={side === 'bottom' || side === 'centre' || undefined}
      className={classNames(styles.sheet, styles[side], props.className)}
      style={slide ? ({ '--slide': slide } as object) : undefined}
      onCancel={(event) => {
        event.preventDefault();
        if (closeOnEscape) onClose();
      }}
      onClose={() => open && onClose()}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      {wanted && (
        <div className={styles.inside} ref={content}>
          <div className={styles.top}>
            {header ?? <h2 className={styles.title}>{label}</h2>}
            {showCloseIcon && (
              <IconButton label={t`Cerrar`} className={styles.close} onClick={onClose}>
                <X size={24} aria-hidden />
              </IconButton>
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

function focusSearch(inside: HTMLElement | null): void {
  const [, ...content] = inside?.children ?? [];
  for (const part of content) {
    const first = part.matches(CONTROL) ? part : part.querySelector(CONTROL);
    if (!first) continue;
    if (first instanceof HTMLInputElement && (first.type === 'search' || first.getAttribute('role') === 'combobox'))
      first.focus();
    return;
  }
}

const CONTROL = 'input, select, textarea, button, a[href]';
