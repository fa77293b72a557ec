import { Trans } from '@lingui/react/macro';
import { BedDouble } from 'lucide-react';
import { formatDuration } from '#web/format/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { DayView } from '../../ribbon/day-view.ts';

export function LodgingLine({ day: { lodging, stops, legs } }: { day: DayView }) {
  if (!lodging) return null;
  const { name, from } = lodging;
  const move = stops.length === 0 ? legs[0] : null;
  return (
    <p className={classNames(flow.mark2, textStyles.note)}>
      <BedDouble size={18} aria-hidden="true" />
      <span>
        {from ? (
          <Trans>
            Cambias de alojamiento: de {from} a <b>{name}</b>
          </Trans>
        ) : (
          <Trans>
            Duermes en <b>{name}</b>
          </Trans>
        )}
        {move ? ` · ${formatDuration(move.minutes)}` : null}
      </span>
    </p>
  );
}
