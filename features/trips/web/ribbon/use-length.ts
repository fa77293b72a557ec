import { type RefObject, useLayoutEffect, useState } from 'react';

export interface RibbonSize {
  /** Px along time. */
  length: number;
  /** Whether time runs downwards, on the phone. */
  upright: boolean;
}

/** Below this window width the ribbon is vertical; the style sheet uses the same number. */
const UPRIGHT = '(max-width: 599px)';
const BEFORE_MEASURE: RibbonSize = { length: 880, upright: false };

/** The ribbon's own size, measured again whenever it changes. */
export function useRibbonSize(ribbon: RefObject<HTMLElement | null>): RibbonSize {
  const [size, setSize] = useState(BEFORE_MEASURE);
  useLayoutEffect(() => {
    const element = ribbon.current;
    if (!element) return;
    const turned = window.matchMedia(UPRIGHT);
    const measure = () => {
      const upright = turned.matches;
      const length = upright ? element.clientHeight : element.clientWidth;
      setSize((was) => (was.length === length && was.upright === upright ? was : { length, upright }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    turned.addEventListener('change', measure);
    return () => {
      observer.disconnect();
      turned.removeEventListener('change', measure);
    };
  }, [ribbon]);
  return size;
}
