import { Children, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './dots.module.css';

/** Facts in a line with a point between them. No line begins or ends with a point. Each child is one fact. */
export function Dots({ className, children, ...rest }: ComponentProps<'span'>) {
  return (
    <span className={classNames(styles.dots, className)} {...rest}>
      {Children.toArray(children).map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact has no name, and its place is stable.
        <span key={at}>
          {at > 0 && <i> · </i>}
          {fact}
        </span>
      ))}
    </span>
  );
}
