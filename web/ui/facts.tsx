import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './facts.module.css';

interface FactsProps extends ComponentProps<'dl'> {
  /** `words` puts the names in a column of their own, `amounts` puts short values at the end of the line. */
  kind?: 'words' | 'amounts';
}

/** Names and values, each pair with a line above it. */
export function Facts({ kind = 'words', className, ...rest }: FactsProps) {
  return <dl className={classNames(styles[kind], className)} {...rest} />;
}

/** A pair of `Facts`. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
