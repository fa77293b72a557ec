import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

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
  /** What is seen under the pointer, where the box is too large for that. */
  picture?: RefObject<HTMLElement | null>;
  carried: Carried;
}

/** Makes a box one that is dragged by its handle, and over which its like may be dropped. */
export function useDrag({ box, handle, picture = box, carried }: Drag): { dragging: boolean; edge: Edge | null } {
  const [dragging, setDragging] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const { kind, key, day } = carried;
  const stood = useRef<number | null>(null);
  // A list that folds meanwhile leaves the handle under the pointer, and in sight when it unfolds around it.
  useLayoutEffect(() => {
    if (!handle.current || stood.current === null) return;
    const moved = handle.current.getBoundingClientRect().top - stood.current;
    if (dragging) window.scrollBy({ top: moved, behavior: 'instant' });
    else handle.current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [handle, dragging]);
  useEffect(() => {
    if (!box.current || !handle.current || !picture.current) return;
    const element = box.current;
    const grip = handle.current;
    const own: Carried = { kind, key, day };
    return combine(
      draggable({
        element: picture.current,
        dragHandle: grip,
        getInitialData: () => own,
        onDragStart: () => {
          stood.current = grip.getBoundingClientRect().top;
          setDragging(true);
        },
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
  }, [box, handle, picture, kind, key, day]);
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
