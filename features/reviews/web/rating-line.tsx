import { Plural, Trans } from '@lingui/react/macro';
import type { Rating } from '../contract/public-review.ts';
import styles from './rating-line.module.css';
import { Stars, starsText } from './stars.tsx';

/** The mean of a plan's reviews with how many they are; nothing where they are too few to say anything. */
export function RatingLine({ rating: { count, mean } }: { rating: Rating }) {
  if (mean === null) return null;
  return (
    <span className={styles.line}>
      <Stars value={mean} size={16} />
      <b className="num">{starsText(Number(mean.toFixed(1)))}</b>
      <span className={styles.soft}>
        <Plural value={count} one="# opinión" other="# opiniones" />
      </span>
    </span>
  );
}

/** The same where something has to stand: few reviews say how many they are. */
export function RatingWords({ rating }: { rating: Rating }) {
  if (rating.mean !== null) return <RatingLine rating={rating} />;
  if (rating.count === 0) return <Trans>Aún sin opiniones</Trans>;
  return <Plural value={rating.count} one="# opinión: aún sin nota" other="# opiniones: aún sin nota" />;
}
