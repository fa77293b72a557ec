import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is dragged and what it is held over; `day` of a day is its own key. */
export interface Carried extends Record<string, unknown> {
  kind: 'stop' | 'day';
  key: string;
  day: string;
}

/** Where it would go: above or below what it is held over. */
export type Edge = 'above' | 'below';

interface Drag {
  box: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  carried: Carried;
}

/** Makes a box one that is dragged by its handle, and over which its like may be dropped. */
export function useDrag({ box, handle, carried }: Drag): { dragging: boolean; edge: Edge | null } {
  const [dragging, setDragging] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const { kind, key, day } = carried;
  useEffect(() => {
    if (!box.current || !handle.current) return;
    const element = box.current;
    const own: Carried = { kind, key, day };
    return combine(
      draggable({
        element,
        dragHandle: handle.current,
        getInitialData: () => own,
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        // A stop may also be let go over a day, anywhere in it.
        canDrop: ({ source }) => source.data.kind === kind || (kind === 'day' && source.data.kind === 'stop'),
        getData: ({ input }) => ({ ...own, edge: edgeOf(element, input.clientY) }),
        onDrag: ({ self, source, location }) => {
          const isInnermost = location.current.dropTargets[0]?.element === element;
          const shows = isInnermost && source.data.kind === kind && source.data.key !== key;
          setEdge(shows ? (self.data.edge as Edge) : null);
        },
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    );
  }, [box, handle, kind, key, day]);
  return { dragging, edge };
}

function edgeOf(element: Element, y: number): Edge {
  const { top, height } = element.getBoundingClientRect();
  return y < top + height / 2 ? 'above' : 'below';
}

/** Hears of everything that is let go. */
export function useDrops(onDrop: (source: Carried, target: Carried & { edge: Edge }) => void): void {
  const latest = useRef(onDrop);
  latest.current = onDrop;
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const target = location.current.dropTargets[0];
          if (target)
            latest.current(source.data as unknown as Carried, target.data as unknown as Carried & { edge: Edge });
        },
      }),
    [],
  );
}

/** The box moves in the page, and the browser forgets who had the focus. */
export function keepFocus(handle: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => handle.current?.focus());
}
