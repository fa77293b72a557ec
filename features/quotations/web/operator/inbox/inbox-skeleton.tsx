import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './inbox.module.css';

const CARDS = ['56%', '72%', '44%'];

/** A placeholder in the shape of inbox rows. */
export function InboxSkeleton() {
  return (
    <div className={styles.items} role="status">
      <span className="sr">
        <Trans>Cargando…</Trans>
      </span>
      {CARDS.map((width) => (
        <div key={width} className={styles.item}>
          <div className={styles.what}>
            <Skeleton width={width} height="18px" />
            <Skeleton width="64%" height="14px" />
            <Skeleton width="38%" height="12px" />
          </div>
          <div className={styles.marks}>
            <Skeleton width="104px" height="20px" />
          </div>
          <div className={styles.clock}>
            <Skeleton width="70%" height="12px" />
          </div>
        </div>
      ))}
    </div>
  );
}
