import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** An item of a list. `day` is the list, if items move between several lists. */
export interface Carried extends Record<string, unknown> {
  kind: string;
  key: string;
  day: string;
}

export type Edge = 'above' | 'below';

interface Drag {
  box: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  picture?: RefObject<HTMLElement | null>;
  carried: Carried;
  /** Another kind of items that can be dropped here. */
  alsoTakes?: string;
}

/** Makes an item draggable by its handle. `edge` is where a dragged item of its kind would be dropped. */
export function useDrag({ box, handle, picture = box, carried, alsoTakes }: Drag): {
  dragging: boolean;
  edge: Edge | null;
} {
  const [dragging, setDragging] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const { kind, key, day } = carried;
  const stood = useRef<number | null>(null);
  // While a day is dragged, the list folds. Scrolling keeps the handle under the pointer.
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
        canDrop: ({ source }) => source.data.kind === kind || source.data.kind === alsoTakes,
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
  }, [box, handle, picture, kind, key, day, alsoTakes]);
  return { dragging, edge };
}

function edgeOf(element: Element, y: number): Edge {
  const { top, height } = element.getBoundingClientRect();
  return y < top + height / 2 ? 'above' : 'below';
}

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

/** Restores the focus, which the browser loses when the element moves. */
export function nudgeByArrows(handle: RefObject<HTMLElement | null>, onNudge: (by: -1 | 1) => void) {
  return (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (by === null) return;
    event.preventDefault();
    onNudge(by);
    requestAnimationFrame(() => handle.current?.focus());
  };
}
