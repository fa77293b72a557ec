import { Trans, useLingui } from '@lingui/react/macro';
import { BedDouble, MapPin, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { FoundAddress } from '#features/maps/contract/addresses.ts';
import { intoReach } from '#features/maps/contract/into-reach.ts';
import { PlacePicker } from '#features/maps/web/public.ts';
import { useFace } from '#web/face.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import styles from './anchor-field.module.css';
import { type ChosenAnchor, nameOfAnchor } from './chosen-anchor.ts';
import { chosenPlace } from './wish-draft.ts';

const RegionMap = lazy(async () => ({ default: (await import('#features/maps/web/public.ts')).RegionMap }));

interface AnchorFieldProps {
  label: string;
  otherwise: string;
  value: ChosenAnchor;
  onChange: (value: ChosenAnchor) => void;
}

export function AnchorField({ label, otherwise, value, onChange }: AnchorFieldProps) {
  const { t } = useLingui();
  const [mapOpen, setMapOpen] = useState(false);
  const name = nameOfAnchor(value);
  return (
    <div className={flow.stack1}>
      {name === null ? (
        <>
          <PlacePicker
            label={label}
            hint={t`Hotel, lugar o dirección`}
            onPick={(card) => onChange({ place: chosenPlace(card) })}
            onPickAddress={(address) => onChange({ point: pointOf(address, t`medio de la calle`) })}
          />
          <p className={classNames(flow.row4, flow.ends, textStyles.note)}>
            <span>{otherwise}</span>
            <TextButton onClick={() => setMapOpen(true)}>
              <MapPin size={16} aria-hidden="true" />
              <Trans>Elegir en el mapa</Trans>
            </TextButton>
          </p>
        </>
      ) : (
        <>
          <span className={classNames(textStyles.small, textStyles.strong)}>{label}</span>
          <p className={styles.chosen}>
            {value && 'place' in value ? (
              <BedDouble size={20} aria-hidden="true" />
            ) : (
              <MapPin size={20} aria-hidden="true" />
            )}
            <b>{name}</b>
            <IconButton label={t`Quitar ${name}`} onClick={() => onChange(null)}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </p>
        </>
      )}
      <Sheet open={mapOpen} onClose={() => setMapOpen(false)} side="centre" label={t`Elige un punto en el mapa`}>
        {mapOpen ? (
          <PointPicker
            onPick={(point) => {
              onChange({ point });
              setMapOpen(false);
            }}
          />
        ) : null}
      </Sheet>
    </div>
  );
}

function pointOf({ street, number, precision, lon, lat }: FoundAddress, middle: string) {
  const end = precision === 'block' ? ` ${number}` : ` (${middle})`;
  return { name: `${street.slice(0, 80 - end.length)}${end}`, lon, lat };
}

function PointPicker({ onPick }: { onPick: (point: { name: string; lon: number; lat: number }) => void }) {
  const { t } = useLingui();
  const face = useFace();
  const [point, setPoint] = useState<readonly [number, number] | null>(null);
  const [centre, setCentre] = useState<readonly [number, number] | null>(null);
  const chosen = point ?? (centre && intoReach(centre, face.reach));
  return (
    <div className={classNames(flow.stack3, styles.picker)}>
      <Suspense fallback={<Skeleton height="100%" />}>
        <RegionMap
          label={t`Mapa de ${face.region}; toca para elegir un punto`}
          className={styles.map}
          stops={point ? [{ id: 'punto', name: t`Tu punto`, lon: point[0], lat: point[1], day: 1, label: '' }] : []}
          onPoint={setPoint}
          onView={(view) => setCentre(view.center)}
        />
      </Suspense>
      {point ? null : <span className={styles.cross} aria-hidden="true" />}
      <div className={classNames(flow.row3, flow.ends)}>
        <p>
          {point
            ? t`Punto elegido. Puedes tocar otro.`
            : t`Toca el mapa, o muévelo hasta que el centro esté donde quieres.`}
        </p>
        <Button
          disabled={!chosen}
          onClick={() => chosen && onPick({ name: t`Punto en el mapa`, lon: round(chosen[0]), lat: round(chosen[1]) })}
        >
          <Trans>Usar este punto</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Five decimals of a degree are about a metre, and a finger is not more exact. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
