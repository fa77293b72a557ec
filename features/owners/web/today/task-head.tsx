import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './today.module.css';

export function TaskHead({ number, about, title }: { number: number; about: string; title: ReactNode }) {
  return (
    <>
      <p className={flow.mark2}>
        <span className={styles.number} aria-hidden>
          {number}
        </span>
        <span className={classNames(styles.about, textStyles.soft)}>{about}</span>
      </p>
      <h2 className={textStyles.titleS}>{title}</h2>
    </>
  );
}
