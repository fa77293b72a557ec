import { classNames } from './class-names.ts';
import styles from './fret.module.css';

export function Fret({ className, size = 12 }: { className?: string; size?: number }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(styles.fret, className)}
      style={{ height: size, maskSize: `${size * 2}px ${size}px` }}
    />
  );
}
