import { useLingui } from '@lingui/react/macro';
import { Car, Footprints, type LucideIcon, Ship, TrainFront } from 'lucide-react';
import type { LegMode } from '#planner/model.ts';
import { formatDistance } from '#web/format/distance.ts';
import type { LegView } from './day-view.ts';
import styles from './hop-marker.module.css';
import type { HopSize } from './ribbon-geometry.ts';

export const LEG_ICON: Record<LegMode, LucideIcon> = { walk: Footprints, drive: Car, train: TrainFront, boat: Ship };

export function HopMarker({
  leg,
  size,
  style,
  home,
}: {
  leg: LegView;
  size: HopSize;
  style: React.CSSProperties;
  home?: boolean;
}) {
  const { t } = useLingui();
  const mode = useModeName(leg.mode);
  const Icon = LEG_ICON[leg.mode];
  const estimated = leg.basis === 'estimate';
  const whole = t`${leg.minutes} min ${mode}, ${formatDistance(leg.metres)}`;
  const name = estimated ? t`${whole}, estimado` : whole;
  return (
    <li className={styles.hop} style={style} data-size={size} data-basis={leg.basis}>
      <span className="sr">{home ? t`De vuelta: ${name}` : name}</span>
      <span aria-hidden="true" title={name} className={styles.hopFace}>
        <Icon size={14} />
        <span>
          {estimated ? '~' : ''}
          {leg.minutes}
          {size === 'full' ? <i>{'\u00a0'}min</i> : null}
          <em>
            {' · '}
            {formatDistance(leg.metres)} {mode}
          </em>
        </span>
      </span>
    </li>
  );
}

export function useModeName(mode: LegMode): string {
  const { t } = useLingui();
  switch (mode) {
    case 'walk':
      return t`a pie`;
    case 'drive':
      return t`en auto`;
    case 'train':
      return t`en tren`;
    case 'boat':
      return t`en bote`;
  }
}
