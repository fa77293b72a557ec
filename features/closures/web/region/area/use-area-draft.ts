import { useState } from 'react';
import { intoReach } from '#features/maps/contract/into-reach.ts';
import { useFace } from '#web/face.ts';
import { type ClosureArea, LARGEST_RADIUS, SMALLEST_RADIUS } from '../../../contract/closure.ts';
import { areaOf, circleAround, type Ring, ringOf } from './ring.ts';

export type Shape = ClosureArea['shape'];
export type Circle = Extract<ClosureArea, { shape: 'circle' }>;

interface Draft {
  shape: Shape;
  circle: Circle | null;
  /** Has fewer than three corners while the polygon is unfinished. */
  ring: Ring;
}

const MOST_STEPS = 100;

export const inBounds = (metres: number) =>
  Math.min(LARGEST_RADIUS, Math.max(SMALLEST_RADIUS, Math.round(metres / 10) * 10));

/** `onChange` gets null while the area is incomplete. */
export function useAreaDraft(area: ClosureArea | null, onChange: (area: ClosureArea | null) => void) {
  const { reach } = useFace();
  const [draft, setDraft] = useState<Draft>({
    shape: area?.shape ?? 'circle',
    circle: area?.shape === 'circle' ? area : null,
    ring: area?.shape === 'polygon' ? area.ring : [],
  });
  const [past, setPast] = useState<readonly Draft[]>([]);
  const show = (next: Draft) => {
    setDraft(next);
    onChange(next.shape === 'circle' ? next.circle : areaOf(next.ring));
  };
  const take = ({ shape, circle, ring }: Draft) => {
    setPast([...past.slice(-MOST_STEPS), draft]);
    const [lon, lat] = circle ? intoReach([circle.lon, circle.lat], reach) : [0, 0];
    show({ shape, circle: circle && { ...circle, lon, lat }, ring: ring.map((corner) => intoReach(corner, reach)) });
  };
  return {
    ...draft,
    canUndo: past.length > 0,
    undo() {
      const last = past.at(-1);
      if (!last) return;
      setPast(past.slice(0, -1));
      show(last);
    },
    putCircle: (circle: Omit<Circle, 'shape'>) =>
      take({ ...draft, shape: 'circle', circle: { shape: 'circle', ...circle, metres: inBounds(circle.metres) } }),
    putRing: (ring: Ring) => take({ ...draft, shape: 'polygon', ring }),
    changeShape(shape: Shape) {
      if (shape === 'polygon') return take({ shape, circle: null, ring: ringOf(draft.circle) });
      const around = circleAround(draft.ring);
      return take({
        shape,
        circle: around && { shape: 'circle', ...around, metres: inBounds(around.metres) },
        ring: [],
      });
    },
  };
}
