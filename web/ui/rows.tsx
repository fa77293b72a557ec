import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './rows.module.css';

interface RowsProps extends Omit<ComponentProps<'ul'>, 'ref'> {
  /** `ol` is for a list whose order has a meaning, such as a history. */
  as?: 'ul' | 'ol';
}

export function Rows({ as: List = 'ul', className, ...rest }: RowsProps) {
  return <List className={classNames(styles.rows, className)} {...rest} />;
}

interface RowProps extends ComponentProps<'li'> {
  /** Number of cells beside each other on a wide screen. */
  columns?: 1 | 2 | 3;
  picture?: boolean;
}

export function Row({ columns = 1, picture, className, ...rest }: RowProps) {
  const wide = { 1: undefined, 2: styles.two, 3: styles.three }[columns];
  return <li className={classNames(styles.row, wide, picture && styles.picture, className)} {...rest} />;
}

export function RowMain({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.main, className)} {...rest} />;
}

export function RowName({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={classNames(styles.name, className)} {...rest} />;
}

export function RowLink({ className, ...rest }: LinkProps) {
  return <Link className={classNames(styles.name, className)} {...rest} />;
}

/** A point stands between two children. Wrap texts without an element in a `span`. */
export function RowFacts({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={classNames(styles.facts, className)} {...rest} />;
}

export function RowEnd({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.end, className)} {...rest} />;
}

/** The text of an empty list. An empty screen shows `EmptyState` instead. */
export function Nothing({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={classNames(styles.nothing, className)} {...rest} />;
}
