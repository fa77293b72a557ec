import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

interface ChipProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** `true` while the chip is chosen. */
  pressed: boolean;
  /** Number of results with this chip. */
  count?: number;
  /** `true` for a chip that a click removes. Its accessible name (`aria-label`) says so. */
  removes?: boolean;
}

/** A small button that is chosen or not, such as a filter. */
export function Chip({ pressed, count, removes, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" className={classNames(styles.chip, className)} aria-pressed={pressed} {...rest}>
      {children}
      {count !== undefined && <b className="num">{count}</b>}
      {removes && <X size={15} aria-hidden />}
    </button>
  );
}
