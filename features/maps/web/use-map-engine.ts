import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type BasemapManifest, basemapUrls } from '../contract/basemap.ts';
import type { MapEngine } from './map-engine.ts';
import type { LonLat, MapFit, MapPadding, MapView } from './map-types.ts';

/** `plate` is the static picture. `unable` means that WebGL is missing. `unreachable` means that files did not load. */
export type MapState = 'plate' | 'live' | 'unable' | 'unreachable';

interface Listeners {
  onSelect?: (id: string | null) => void;
  onHover?: (id: string | null) => void;
  onPoint?: (point: LonLat) => void;
}

/** Starts the live map when `host` is visible and the page is idle. */
export function useMapEngine(
  host: RefObject<HTMLDivElement | null>,
  region: string,
  start: { fit: MapFit | null; padding: MapPadding | undefined },
  listeners: RefObject<Listeners>,
  onView: (view: MapView) => void,
  wanted: boolean,
) {
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [state, setState] = useState<MapState>('plate');
  const [manifest, setManifest] = useState<BasemapManifest | null>(null);
  const [streets, setStreets] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const begun = useRef(start);
  begun.current = start;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts a new engine.
  useEffect(() => {
    const element = host.current;
    if (!element || !wanted) return;
    let engine: MapEngine | null = null;
    let gone = false;
    const cleanups: (() => void)[] = [];
    const begin = async () => {
      try {
        const [{ startMap }, manifest] = await Promise.all([import('./map-engine.ts'), fetchManifest(region)]);
        if (gone) return;
        setManifest(manifest);
        if (!canDraw()) return setState('unable');
        engine = startMap(element, manifest, begun.current.fit, begun.current.padding ?? {}, {
          onReady: () => setState('live'),
          onSelect: (id) => listeners.current.onSelect?.(id),
          onHover: (id) => listeners.current.onHover?.(id),
          onPoint: (point) => listeners.current.onPoint?.(point),
          onView,
          onTrouble: () => setState((now) => (now === 'live' ? now : 'unreachable')),
          onStreets: () => setStreets(true),
        });
        cleanups.push(
          watchTheme(() => void engine?.repaint()),
          watchSize(element, () => engine?.resize()),
        );
        setEngine(engine);
      } catch {
        if (!gone) setState('unreachable');
      }
    };
    cleanups.push(whenInSight(element, () => cleanups.push(whenQuiet(() => void begin()))));
    return () => {
      gone = true;
      for (const clean of cleanups) clean();
      engine?.destroy();
      setEngine(null);
      setState('plate');
    };
  }, [attempt, region, host, listeners, onView, wanted]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { engine, state, manifest, streets, retry };
}

async function fetchManifest(region: string): Promise<BasemapManifest> {
  const response = await fetch(basemapUrls.manifest(region));
  if (!response.ok) throw new Error(`base map: ${response.status}`);
  return (await response.json()) as BasemapManifest;
}

const canDraw = () => Boolean(document.createElement('canvas').getContext('webgl2'));

function whenInSight(element: Element, act: () => void): () => void {
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      act();
    },
    { rootMargin: '200px' },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}

function whenQuiet(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 1500 });
  return () => cancelIdleCallback(handle);
}

function watchTheme(act: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const watcher = new MutationObserver(act);
  watcher.observe(document.documentElement, { attributeFilter: ['data-mode', 'style', 'data-region'] });
  system.addEventListener('change', act);
  return () => {
    watcher.disconnect();
    system.removeEventListener('change', act);
  };
}

function watchSize(element: Element, act: () => void): () => void {
  const watcher = new ResizeObserver(act);
  watcher.observe(element);
  return () => watcher.disconnect();
}
