import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { intoReach } from '#features/maps/contract/into-reach.ts';
import { type LonLat, type MapFit, PlacePicker, RegionMap } from '#features/maps/web/public.ts';
import { useFace } from '#web/face.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './point-map.module.css';

interface PointMapProps {
  label: string;
  lon: number;
  lat: number;
  /** `true` shows no point. `lon` and `lat` are then the centre of the map. */
  isUnplaced?: boolean;
  /** `name` is present when the person chose a place of the region. */
  onMove: (to: { lon: number; lat: number; name?: string }) => void;
}

/** Step of an arrow key in degrees, about ten metres. */
const STEP = 0.0001;
const PADDING = { top: 40, right: 40, bottom: 40, left: 40 };

export function PointMap({ label, lon, lat, isUnplaced = false, onMove }: PointMapProps) {
  const { t } = useLingui();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map centres on the point only when it opens.
  const begun = useMemo((): MapFit => ({ center: [lon, lat], zoom: isUnplaced ? 13 : 15 }), []);
  const [fit, setFit] = useState<MapFit>(begun);
  const { reach } = useFace();
  const move = (to: LonLat) => {
    const [x, y] = intoReach(to, reach);
    onMove({ lon: round(x), lat: round(y) });
  };

  function press(event: KeyboardEvent) {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    move([lon + by[0] * STEP, lat + by[1] * STEP]);
  }

  return (
    <div className={flow.stack2}>
      <PlacePicker
        label={t`Buscar un lugar cercano`}
        hint={t`Plaza, muelle, hotel…`}
        onPick={(card) => {
          setFit({ center: [card.lon, card.lat], zoom: 16 });
          onMove({ lon: card.lon, lat: card.lat, name: card.name });
        }}
      />
      <RegionMap
        label={t`Mapa: ${label}`}
        className={styles.map}
        fit={fit}
        padding={PADDING}
        onPoint={move}
        grips={
          isUnplaced
            ? []
            : [
                {
                  id: 'point',
                  point: [lon, lat],
                  content: (
                    <button
                      type="button"
                      className={styles.pin}
                      aria-label={t`${label}: arrástralo, o muévelo con las flechas`}
                      onKeyDownCapture={press}
                    >
                      <MapPin size={34} aria-hidden />
                    </button>
                  ),
                  onDrop: move,
                },
              ]
        }
      />
      <p className={textStyles.note}>
        {isUnplaced ? (
          <Trans>Falta marcarlo: busca un lugar o toca el mapa en el punto exacto.</Trans>
        ) : (
          <Trans>Toca el mapa o arrastra la marca hasta el punto exacto.</Trans>
        )}
      </p>
    </div>
  );
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
const ARROWS: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
