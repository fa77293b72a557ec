import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './text-link.module.css';

interface Look {
  /**
   * `alone` is for a link on its own line, `inline` for a link in a sentence, `back` for the link to the previous
   * screen.
   */
  kind?: 'alone' | 'inline' | 'back';
}

export function TextLink({ kind = 'alone', className, ...rest }: LinkProps & Look) {
  return <Link className={classNames(styles[kind], className)} {...rest} />;
}

export function TextButton({ kind = 'alone', className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={classNames(styles[kind], className)} {...rest} />;
}
