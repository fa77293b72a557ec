import { useLingui } from '@lingui/react/macro';
import { CarTaxiFront, Footprints, Ship, TrainFront } from 'lucide-react';
import { formatDistance } from '#web/format/distance.ts';
import { formatDuration } from '#web/format/time.ts';
import flow from '#web/ui/flow.module.css';
import type { NearAmenity } from '../contract/amenity.ts';

const icons = { walk: Footprints, drive: CarTaxiFront, train: TrainFront, boat: Ship } as const;

/** Returns a text such as "6 min a pie". */
export function useWayWords(): (way: NearAmenity['way']) => string {
  const { t } = useLingui();
  return ({ minutes, mode, basis }) => {
    const time = formatDuration(minutes);
    const means = { walk: t`a pie`, drive: t`en taxi`, train: t`en tren`, boat: t`en lancha` }[mode];
    return basis === 'estimate' ? t`unos ${time} ${means}` : `${time} ${means}`;
  };
}

export function AmenityWay({ way }: { way: NearAmenity['way'] }) {
  const words = useWayWords();
  const Icon = icons[way.mode];
  return (
    <span className={`num ${flow.mark2}`}>
      <Icon size={16} aria-hidden="true" />
      <span>
        {formatDistance(way.metres)} · {words(way)}
      </span>
    </span>
  );
}
