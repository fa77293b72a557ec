import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PlacePicker } from '#features/maps/web/public.ts';
import { useFace } from '#web/face.ts';
import { Button } from '#web/ui/button.tsx';
import fieldSet from '#web/ui/field-set.module.css';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { RegionDay, RegionPlace } from '../../../contract/region.ts';

type End = RegionDay['start'];

interface DayEndsProps {
  start: End;
  end: End;
  places: ReadonlyMap<string, RegionPlace>;
  onChange: (more: { start?: End; end?: End }) => void;
  onFound: (place: RegionPlace) => void;
}

export function DayEnds({ start, end, places, onChange, onFound }: DayEndsProps) {
  const { t } = useLingui();
  const { centre } = useFace();
  const [open, setOpen] = useState(false);
  const nameOf = (one: End) => ('place' in one ? (places.get(one.place)?.name ?? t`Un lugar`) : one.name);
  const point = { name: centre.name, lon: centre.lon, lat: centre.lat };
  return (
    <div className={flow.stack2}>
      <p className={textStyles.soft}>
        <Trans>
          De <b>{nameOf(start)}</b> a <b>{nameOf(end)}</b>
        </Trans>{' '}
        <Button kind="bare" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <Trans>Listo</Trans> : <Trans>Cambiar</Trans>}
        </Button>
      </p>
      {open && (
        <div className={fieldSet.pair}>
          {(['start', 'end'] as const).map((which) => (
            <PlacePicker
              key={which}
              label={which === 'start' ? t`Empieza en` : t`Termina en`}
              hint={which === 'start' ? nameOf(start) : nameOf(end)}
              onPick={(card) => {
                onFound(card);
                onChange({ [which]: { place: card.id } });
              }}
            />
          ))}
          <Button kind="quiet" size="small" onClick={() => onChange({ start: point, end: point })}>
            <Trans>Los dos en {centre.name}</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
