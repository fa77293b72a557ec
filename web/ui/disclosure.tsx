import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './disclosure.module.css';

interface DisclosureProps extends ComponentProps<'details'> {
  /** The text that is always visible and opens the rest. */
  summary: ReactNode;
  /** An icon in place of the triangle. */
  icon?: ReactNode;
}

/** A part of a screen that is folded until a person opens it. */
export function Disclosure({ summary, icon, children, className, ...rest }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)} {...rest}>
      <summary className={classNames(styles.summary, Boolean(icon) && styles.marked)}>
        {icon}
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
