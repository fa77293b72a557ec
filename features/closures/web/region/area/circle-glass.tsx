import { type PointerEvent, useRef, useState } from 'react';
import type { LonLat, MapView } from '#features/maps/web/public.ts';
import styles from './area-map.module.css';
import { groundAt, metresTo } from './circle.ts';

interface CircleGlassProps {
  view: MapView | null;
  onDraw: (circle: { lon: number; lat: number; metres: number }) => void;
}

export function CircleGlass({ view, onDraw }: CircleGlassProps) {
  const [drag, setDrag] = useState<{ from: LonLat; x: number; y: number; radius: number } | null>(null);
  const glass = useRef<HTMLDivElement>(null);

  function spotOf(event: PointerEvent) {
    const frame = glass.current?.getBoundingClientRect();
    if (!frame) return null;
    const [x, y] = [event.clientX - frame.left, event.clientY - frame.top];
    return { x, y, u: x / frame.width, v: y / frame.height };
  }
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
    // A click without dragging makes a circle of 200 m.
    onDraw({ lon: drag.from[0], lat: drag.from[1], metres: metres < 20 ? 200 : metres });
  }

  return (
    <div
      ref={glass}
      className={styles.glass}
      onPointerDown={begin}
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
  );
}
