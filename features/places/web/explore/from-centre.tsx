import { useLingui } from '@lingui/react/macro';
import { CarTaxiFront, Footprints, Ship, TrainFront } from 'lucide-react';
import { useFace } from '#web/face.ts';
import { formatDistance } from '#web/format/distance.ts';
import { formatDuration } from '#web/format/time.ts';
import flow from '#web/ui/flow.module.css';
import type { PlaceCard } from '../../contract/place.ts';

type Way = NonNullable<PlaceCard['fromCentre']>;

export const wayIcons = { walk: Footprints, drive: CarTaxiFront, train: TrainFront, boat: Ship } as const;

export function FromCentre({ way, short = false }: { way: Way; short?: boolean }) {
  const { t } = useLingui();
  const { centre } = useFace();
  const Icon = wayIcons[way.mode];
  const means = { walk: t`a pie`, drive: t`en taxi`, train: t`en tren`, boat: t`en lancha` }[way.mode];
  const minutes = formatDuration(way.minutes);
  const distance = formatDistance(way.metres);
  return (
    <span className={`num ${flow.mark2}`}>
      <Icon size={16} aria-hidden />
      <span>
        {minutes} <span className="sr">{means}</span> · {distance} {short ? t`del centro` : t`desde ${centre.label}`}
      </span>
    </span>
  );
}
