import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import type { LonLat, MapGrip, MapView } from '#features/maps/web/public.ts';
import styles from './area-map.module.css';
import { FEWEST_CORNERS, insertAfter, MOST_CORNERS, middleOf, moveCorner, type Ring } from './ring.ts';

interface CornerGripsOptions {
  ring: Ring;
  view: MapView | null;
  onRing: (ring: Ring) => void;
  onMoving: (ring: Ring | null) => void;
}

/** With more corners, the handles in the middle of the sides would cover the corners. */
const MOST_BETWEEN = 16;
const STEP = 0.01;

export function useCornerGrips({ ring, view, onRing, onMoving }: CornerGripsOptions): MapGrip[] {
  const { t } = useLingui();
  const step = view ? (view.box[2] - view.box[0]) * STEP : 0.0001;

  /** Runs in the capture phase, because the map also reacts to arrow keys. */
  function press(event: KeyboardEvent, index: number) {
    const [lon, lat] = ring[index]!;
    const by = ARROWS[event.key];
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (!by && !isRemoval) return;
    event.preventDefault();
    event.stopPropagation();
    if (by) onRing(moveCorner(ring, index, [lon + by[0] * step, lat + by[1] * step]));
    else onRing(ring.filter((_, i) => i !== index));
  }

  const corners = ring.map((point, index): MapGrip => {
    const name = t`Esquina ${index + 1} de ${ring.length}`;
    return {
      id: `corner ${index}`,
      point,
      content: (
        <button
          type="button"
          className={styles.corner}
          aria-label={name}
          title={t`${name}: arrástrala; con el teclado, flechas para moverla y Suprimir para quitarla`}
          onKeyDownCapture={(event) => press(event, index)}
        />
      ),
      onMove: (to: LonLat) => onMoving(moveCorner(ring, index, to)),
      onDrop: (to: LonLat) => {
        onMoving(null);
        onRing(moveCorner(ring, index, to));
      },
    };
  });
  if (ring.length < FEWEST_CORNERS || ring.length > Math.min(MOST_BETWEEN, MOST_CORNERS - 1)) return corners;
  const between = ring.map((_, index): MapGrip => {
    const following = ((index + 1) % ring.length) + 1;
    const middle = middleOf(ring, index);
    return {
      id: `between ${index}`,
      point: middle,
      content: (
        <button
          type="button"
          className={styles.between}
          tabIndex={-1}
          aria-label={t`Agregar una esquina entre la ${index + 1} y la ${following}`}
          onClick={() => onRing(insertAfter(ring, index, middle))}
        />
      ),
    };
  });
  return [...between, ...corners];
}

const ARROWS: Record<string, readonly [east: number, north: number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
