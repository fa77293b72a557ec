import { classNames } from './class-names.ts';
import styles from './photo-frame.module.css';

interface PhotoFrameProps {
  src: string;
  alt?: string;
  width?: number;
  height?: number;
  tilt?: 'none' | 'left' | 'right';
  /** `true` for a picture at the top of a screen, which loads at once. */
  eager?: boolean;
  className?: string;
}

export function PhotoFrame(props: PhotoFrameProps) {
  const { src, alt = '', width = 444, height = 490, tilt = 'none', eager, className } = props;
  return (
    <span className={classNames(styles.frame, tilt !== 'none' && styles[tilt], className)}>
      <img src={src} alt={alt} width={width} height={height} loading={eager ? 'eager' : 'lazy'} decoding="async" />
    </span>
  );
}
