import { type RefObject, useEffect, useRef, useState } from 'react';

/** CSS pixels. */
export const PREVIEW_SCREENS = { phone: 390, desktop: 1280 } as const;
export type PreviewScreen = keyof typeof PREVIEW_SCREENS;

/** The scale that fits the screen's width into the box. */
export function useScale(screen: PreviewScreen): { box: RefObject<HTMLDivElement | null>; scale: number } {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (!box.current) return;
    const width = PREVIEW_SCREENS[screen];
    const fit = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? width) / width));
    fit.observe(box.current);
    return () => fit.disconnect();
  }, [screen]);
  return { box, scale };
}
