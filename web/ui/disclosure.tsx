import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './disclosure.module.css';

interface DisclosureProps extends ComponentProps<'details'> {
  summary: ReactNode;
  icon?: ReactNode;
}

export function Disclosure({ summary, icon, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest}>
      <summary className={classNames(styles.summary, Boolean(icon) && styles.marked)}>
        {icon}
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
