import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

interface Look {
  kind?: 'accent' | 'quiet' | 'bare';
  size?: 'normal' | 'small';
  block?: boolean;
}

const look = ({ kind = 'accent', size = 'normal', block }: Look, more?: string) =>
  classNames(styles.button, styles[kind], size === 'small' && styles.small, block && styles.block, more);

export function Button({ kind, size, block, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={look({ kind, size, block }, className)} {...rest} />;
}

export function ButtonLink({ kind, size, block, className, ...rest }: LinkProps & Look) {
  return <Link className={look({ kind, size, block }, className)} {...rest} />;
}

export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button type={type} aria-label={label} title={label} className={classNames(styles.icon, className)} {...rest} />
  );
}
