import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Confirm } from '#features/backoffice/web/public.ts';
import { type LonLat, type MapFit, RegionMap } from '#features/maps/web/public.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { metresBetween, moved } from '../metres.rules.ts';
import { FactFrame } from './fact-frame.tsx';
import styles from './position-fact.module.css';
import { useSaving } from './use-save-fact.ts';

/** A longer move is confirmed, because it is often a slip of the hand. */
const FAR_METRES = 500;
const PAUSE_MS = 600;

export function PositionFact() {
  const { t } = useLingui();
  const { place, save, failures } = useSaving();
  const stored: LonLat = [place.facts.position.lon, place.facts.position.lat];
  const [draft, setDraft] = useState<LonLat | null>(null);
  const [asking, setAsking] = useState<LonLat | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const point = draft ?? stored;
  const away = Math.round(metresBetween(stored, point));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map stays where the person left it.
  const fit = useMemo((): MapFit => ({ center: stored, zoom: 16 }), [place.id]);

  async function keep([lon, lat]: LonLat) {
    if (await save('position', { lon, lat })) setDraft(null);
  }
  function drop(to: LonLat) {
    setDraft(to);
    if (metresBetween(stored, to) > FAR_METRES) setAsking(to);
    else void keep(to);
  }
  function press(event: KeyboardEvent) {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const metres = event.shiftKey ? 10 : 1;
    const to = moved(point, by[0] * metres, by[1] * metres);
    setDraft(to);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => drop(to), PAUSE_MS);
  }

  return (
    <FactFrame fact="position" text={positionText} onSettled={() => setDraft(null)}>
      <div className={flow.stack2}>
        <RegionMap
          label={t`Mapa con la posición del lugar`}
          className={styles.map}
          fit={fit}
          grips={[
            {
              id: 'place',
              point,
              content: (
                <button
                  type="button"
                  className={styles.pin}
                  aria-label={t`Posición de ${place.facts.name}: arrástrala o muévela con las flechas`}
                  onKeyDownCapture={press}
                >
                  <MapPin size={36} aria-hidden />
                </button>
              ),
              onMove: setDraft,
              onDrop: drop,
            },
          ]}
        />
        <p className={textStyles.note} aria-live="polite">
          {away > 0 ? (
            <Trans>A {away} m de donde estaba.</Trans>
          ) : (
            <Trans>Arrastra el punto. Con el teclado, las flechas lo mueven 1 m; con mayúsculas, 10 m.</Trans>
          )}
        </p>
        {failures.position && <p className={textStyles.caution}>{failures.position}</p>}
      </div>
      <Confirm
        open={asking !== null}
        onClose={() => {
          setAsking(null);
          setDraft(null);
        }}
        title={t`¿Moverlo ${away} m?`}
        verb={t`Sí, moverlo`}
        run={async () => {
          if (asking) await keep(asking);
        }}
      >
        <p>
          <Trans>Queda lejos de donde estaba. El mapa, los caminos y los planes usarán la posición nueva.</Trans>
        </p>
      </Confirm>
    </FactFrame>
  );
}

const positionText = (value: unknown): string => {
  const { lon, lat } = value as { lon: number; lat: number };
  return `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
};

const ARROWS: Record<string, readonly [east: number, north: number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
