import type { ComponentProps, ReactNode } from 'react';
import card from './card.module.css';
import styles from './choice-card.module.css';
import { classNames } from './class-names.ts';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
  /** `tile` is for a picture with few words. */
  look?: 'words' | 'tile';
}

export function ChoiceCard({ look = 'words', className, children, ...rest }: ChoiceCardProps) {
  return (
    <label className={classNames(card.card, card.raised, styles.choice, look === 'tile' && styles.tile, className)}>
      <input type="radio" {...rest} />
      <span className={styles.words}>{children}</span>
    </label>
  );
}
