import type { ComponentProps } from 'react';
import styles from './file-link.module.css';

/** A click opens the file picker of the device. The children name the input. */
export function FileLink({ children, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className={styles.file}>
      <input type="file" className="sr" {...rest} />
      {children}
    </label>
  );
}
