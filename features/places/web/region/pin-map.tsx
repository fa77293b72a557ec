import { MapPin } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { type LonLat, type MapFit, RegionMap } from '#features/maps/web/public.ts';
import { moved } from './metres.rules.ts';
import styles from './pin-map.module.css';

interface PinMapProps {
  label: string;
  pinLabel: string;
  point: LonLat;
  fit: MapFit;
  onMove: (to: LonLat) => void;
  onDrop: (to: LonLat) => void;
  /** Called for each press of an arrow key. The arrows move by 1 m, and by 10 m with the shift key. */
  onStep: (to: LonLat) => void;
  onLeave?: () => void;
  /** A click on the map sets the pin there. */
  byClick?: boolean;
}

export function PinMap({ label, pinLabel, point, fit, onMove, onDrop, onStep, onLeave, byClick }: PinMapProps) {
  function press(event: KeyboardEvent) {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const metres = event.shiftKey ? 10 : 1;
    onStep(moved(point, by[0] * metres, by[1] * metres));
  }
  return (
    <RegionMap
      label={label}
      className={styles.map}
      fit={fit}
      {...(byClick && { onPoint: onDrop })}
      grips={[
        {
          id: 'place',
          point,
          content: (
            <button
              type="button"
              className={styles.pin}
              aria-label={pinLabel}
              onKeyDownCapture={press}
              onBlur={onLeave}
            >
              <MapPin size={36} aria-hidden />
            </button>
          ),
          onMove,
          onDrop,
        },
      ]}
    />
  );
}

const ARROWS: Record<string, readonly [east: number, north: number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
