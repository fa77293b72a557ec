import type { ComponentProps } from 'react';
import styles from './file-link.module.css';

/** A file input that looks like a link. The children name the input. */
export function FileLink({ children, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className={styles.file}>
      <input type="file" className="sr" {...rest} />
      {children}
    </label>
  );
}
