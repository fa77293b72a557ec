import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Hand, PencilRuler } from 'lucide-react';
import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { boxAround, type LonLat, type MapFit, type MapView, RegionMap } from '#features/maps/web/public.ts';
import { PlaceSearch } from '#features/trips/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatDistance } from '#web/format/distance.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { type ClosureArea, LARGEST_RADIUS, SMALLEST_RADIUS } from '../../contract/closure.ts';
import styles from './area-map.module.css';
import { groundAt, metresTo, moved, outlineOf } from './circle.ts';

interface AreaMapProps {
  area: ClosureArea | null;
  onChange: (area: ClosureArea) => void;
  error?: string;
}

/** The slider runs over the logarithm, so that a corner and a whole valley are equally easy. */
const STEPS = 100;
const RATIO = LARGEST_RADIUS / SMALLEST_RADIUS;
const stepOf = (metres: number) => Math.round((STEPS * Math.log(metres / SMALLEST_RADIUS)) / Math.log(RATIO));
const metresOf = (step: number) => inBounds(SMALLEST_RADIUS * RATIO ** (step / STEPS));
const inBounds = (metres: number) => Math.min(LARGEST_RADIUS, Math.max(SMALLEST_RADIUS, Math.round(metres / 10) * 10));

/** Where: a circle drawn on the map by dragging, or put at a place, sized and moved by its own controls. */
export function AreaMap({ area, onChange, error }: AreaMapProps) {
  const { t } = useLingui();
  const { centre } = useFace();
  const [drawing, setDrawing] = useState(area === null);
  const [view, setView] = useState<MapView | null>(null);
  const [drag, setDrag] = useState<{ from: LonLat; x: number; y: number; radius: number } | null>(null);
  const glass = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is taken to the area once, not after each change of it.
  const fit = useMemo((): MapFit => {
    const box = area && boxAround(outlineOf(area));
    return box ? { box, maxZoom: 15 } : { center: [centre.lon, centre.lat], zoom: 14 };
  }, []);
  const [wanted, setWanted] = useState<MapFit>(fit);
  const legs = useMemo(
    () => (area ? [{ id: 'area', day: 3, means: 'drive' as const, line: outlineOf(area) }] : []),
    [area],
  );
  const circle = area?.shape === 'circle' ? area : null;

  function begin(event: PointerEvent<HTMLDivElement>) {
    const spot = spotOf(event);
    if (!spot || !view) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: groundAt(view.box, spot.u, spot.v), x: spot.x, y: spot.y, radius: 0 });
  }
  function stretch(event: PointerEvent<HTMLDivElement>) {
    const spot = drag && spotOf(event);
    if (spot) setDrag({ ...drag, radius: Math.hypot(spot.x - drag.x, spot.y - drag.y) });
  }
  function finish(event: PointerEvent<HTMLDivElement>) {
    const spot = spotOf(event);
    if (!drag || !spot || !view) return;
    const metres = metresTo(drag.from, groundAt(view.box, spot.u, spot.v));
    setDrag(null);
    setDrawing(false);
    // A tap without a drag is a corner of town.
    onChange({ shape: 'circle', lon: drag.from[0], lat: drag.from[1], metres: inBounds(metres < 20 ? 200 : metres) });
  }
  function spotOf(event: PointerEvent) {
    const frame = glass.current?.getBoundingClientRect();
    if (!frame) return null;
    const [x, y] = [event.clientX - frame.left, event.clientY - frame.top];
    return { x, y, u: x / frame.width, v: y / frame.height };
  }
  function shift(east: number, north: number) {
    if (!circle) return;
    const step = Math.max(20, circle.metres / 4);
    const [lon, lat] = moved(circle, east * step, north * step);
    onChange({ ...circle, lon, lat });
  }

  return (
    <div className={styles.area} data-wrong={error ? true : undefined}>
      <PlaceSearch
        label={t`Zona`}
        hint={t`Busca un lugar cercano…`}
        onPick={({ lon, lat }) => {
          onChange({ shape: 'circle', lon, lat, metres: circle?.metres ?? 300 });
          setWanted({ center: [lon, lat], zoom: 15 });
          setDrawing(false);
        }}
      />
      <RegionMap
        label={t`Mapa de la zona; sus medidas se cambian también con los controles de abajo`}
        className={styles.map}
        legs={legs}
        fit={wanted}
        onView={setView}
        padding={PADDING}
      >
        <div
          ref={glass}
          className={styles.glass}
          data-drawing={drawing || undefined}
          onPointerDown={drawing ? begin : undefined}
          onPointerMove={drag ? stretch : undefined}
          onPointerUp={drag ? finish : undefined}
        >
          {drag && (
            <svg aria-hidden="true">
              <circle cx={drag.x} cy={drag.y} r={drag.radius} />
              <circle className={styles.dot} cx={drag.x} cy={drag.y} r={5} />
            </svg>
          )}
        </div>
        <span className={styles.mode}>
          <Button kind="quiet" size="small" aria-pressed={drawing} onClick={() => setDrawing(!drawing)}>
            {drawing ? <Hand size={18} aria-hidden /> : <PencilRuler size={18} aria-hidden />}
            {drawing ? <Trans>Mover el mapa</Trans> : <Trans>Dibujar la zona</Trans>}
          </Button>
        </span>
      </RegionMap>
      {drawing && (
        <p className={styles.hint}>
          <Trans>Arrastra sobre el mapa desde el centro de la zona hacia afuera.</Trans>
        </p>
      )}
      {circle && (
        <div className={styles.controls}>
          <label className={styles.radius}>
            <span>
              <Trans>Radio</Trans> <b>{formatDistance(circle.metres)}</b>
            </span>
            <input
              type="range"
              min={0}
              max={STEPS}
              value={stepOf(circle.metres)}
              aria-valuetext={formatDistance(circle.metres)}
              onChange={({ target }) => onChange({ ...circle, metres: metresOf(Number(target.value)) })}
            />
          </label>
          <fieldset className={styles.arrows} aria-label={t`Mover la zona`}>
            <IconButton label={t`Al oeste`} onClick={() => shift(-1, 0)}>
              <ArrowLeft size={18} aria-hidden />
            </IconButton>
            <IconButton label={t`Al norte`} onClick={() => shift(0, 1)}>
              <ArrowUp size={18} aria-hidden />
            </IconButton>
            <IconButton label={t`Al sur`} onClick={() => shift(0, -1)}>
              <ArrowDown size={18} aria-hidden />
            </IconButton>
            <IconButton label={t`Al este`} onClick={() => shift(1, 0)}>
              <ArrowRight size={18} aria-hidden />
            </IconButton>
          </fieldset>
        </div>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

const PADDING = { top: 40, right: 40, bottom: 40, left: 40 };
