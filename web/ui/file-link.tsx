import type { ComponentProps } from 'react';
import button from './button.module.css';
import { classNames } from './class-names.ts';
import styles from './file-link.module.css';

interface FileLinkProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** `button` is for the file that a screen is about. */
  look?: 'link' | 'button';
}

/** A file input that looks like a link or a button. The children name the input. */
export function FileLink({ look = 'link', children, ...rest }: FileLinkProps) {
  const isButton = look === 'button';
  return (
    <label className={classNames(styles.file, ...(isButton ? [button.button, button.accent, styles.button] : []))}>
      <input type="file" className="sr" {...rest} />
      {children}
    </label>
  );
}
