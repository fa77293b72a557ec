import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** A line of text to come; `width` in any CSS unit. */
export const Skeleton = ({ width = '100%', height = '1em' }: { width?: string; height?: string }) => (
  <span className={styles.line} style={{ width, height }} aria-hidden="true" />
);

/** A poster to come, at its real size, with the fret drawing itself along the lower edge of the art. */
export function PosterSkeleton({
  ratio = 'card',
  className,
}: {
  ratio?: 'card' | 'wide' | 'square';
  className?: string;
}) {
  return (
    <span className={classNames(styles.poster, className)} aria-hidden="true">
      <span className={classNames(styles.art, styles[ratio])} />
      <span className={styles.caption}>
        <Skeleton width="70%" />
        <Skeleton width="45%" height="0.8em" />
      </span>
    </span>
  );
}
