import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './text-link.module.css';

interface Look {
  /**
   * `alone` is for a link on its own line, `inline` for a link within a sentence, `back` for the link to the screen
   * above.
   */
  kind?: 'alone' | 'inline' | 'back';
}

/** A link in a paragraph or definition has this look without a component (`base.css`). */
export function TextLink({ kind = 'alone', className, ...rest }: LinkProps & Look) {
  return <Link className={classNames(styles[kind], className)} {...rest} />;
}

export function TextButton({ kind = 'alone', className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={classNames(styles[kind], className)} {...rest} />;
}
