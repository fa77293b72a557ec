import type { ComponentProps, CSSProperties } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** `large` is for a section of a screen, `normal` for a card in a list. */
  size?: 'normal' | 'large';
  look?: 'raised' | 'paper';
  strip?: string;
}

export function Card({ as = 'div', size = 'normal', look = 'raised', strip, className, style, ...rest }: CardProps) {
  // All four elements accept the attributes of a `div`, and TypeScript needs one type.
  const Element = as as 'div';
  return (
    <Element
      className={classNames(
        styles.card,
        styles[look],
        size === 'large' && styles.large,
        strip && styles.strip,
        className,
      )}
      style={strip ? ({ '--strip': strip, ...style } as CSSProperties) : style}
      {...rest}
    />
  );
}
