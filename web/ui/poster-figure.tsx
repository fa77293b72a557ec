import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './poster-figure.module.css';

interface PosterFigureProps {
  src: string;
  /** Empty if the caption describes the picture. */
  alt?: string;
  title: ReactNode;
  meta?: ReactNode;
  ratio?: 'card' | 'wide' | 'square';
  /** `true` for a picture at the top of a screen, which loads at once. */
  eager?: boolean;
  size?: 'normal' | 'large';
  className?: string;
  artStyle?: CSSProperties;
}

const boxes = { card: [444, 490], wide: [1085, 490], square: [444, 444] } as const;

export function PosterFigure(props: PosterFigureProps) {
  const { src, alt = '', title, meta, ratio = 'card', eager, size = 'normal', className, artStyle } = props;
  const [width, height] = boxes[ratio];
  return (
    <figure className={classNames(styles.poster, size === 'large' && styles.large, className)}>
      <span className={classNames(styles.art, styles[ratio])} style={artStyle}>
        <img
          className={eager ? undefined : 'spare'}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </span>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        {meta && <span className={styles.meta}>{meta}</span>}
      </figcaption>
    </figure>
  );
}
