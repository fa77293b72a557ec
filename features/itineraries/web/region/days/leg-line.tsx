import { Trans } from '@lingui/react/macro';
import { CarFront, Footprints, House, Ship, TrainFront, TriangleAlert } from 'lucide-react';
import { formatDistance } from '#web/format/distance.ts';
import { formatDuration } from '#web/format/time.ts';
import type { CheckedDay } from '../../../contract/region.ts';
import styles from './day-card.module.css';

const ICONS = { drive: CarFront, walk: Footprints, train: TrainFront, boat: Ship } as const;

interface LegLineProps {
  /** Undefined before the first check; null where there is no way. */
  leg: CheckedDay['legs'][number] | undefined;
  home?: boolean;
}

/** The way between two stops. */
export function LegLine({ leg, home }: LegLineProps) {
  if (leg === undefined) return <li className={styles.leg} aria-hidden="true" />;
  if (leg === null) {
    return (
      <li className={styles.leg} data-broken>
        <TriangleAlert size={15} aria-hidden />
        <Trans>Sin camino conocido</Trans>
      </li>
    );
  }
  if (leg.minutes === 0) return <li className={styles.leg} aria-hidden="true" />;
  const Icon = ICONS[leg.mode];
  return (
    <li className={styles.leg}>
      {home && <House size={15} aria-hidden />}
      <Icon size={15} aria-hidden />
      {formatDuration(leg.minutes)} · {formatDistance(leg.metres)}
    </li>
  );
}
