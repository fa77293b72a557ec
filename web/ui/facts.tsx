import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './facts.module.css';

interface FactsProps extends ComponentProps<'dl'> {
  /** `words` is for texts, `amounts` for short values such as numbers. */
  kind?: 'words' | 'amounts';
}

export function Facts({ kind = 'words', className, ...rest }: FactsProps) {
  return <dl className={classNames(styles[kind], className)} {...rest} />;
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
