import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

interface ChipProps extends Omit<ComponentProps<'button'>, 'type'> {
  pressed: boolean;
  count?: number | string;
  /** `true` if a click removes the chip. The `aria-label` must say that. */
  removes?: boolean;
}

export function Chip({ pressed, count, removes, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" className={classNames(styles.chip, className)} aria-pressed={pressed} {...rest}>
      {children}
      {count !== undefined && <b className="num">{count}</b>}
      {removes && <X size={15} aria-hidden />}
    </button>
  );
}
