import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Face, useFace } from '#web/face.ts';
import { usePreferences } from '#web/preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { type Attribution, basemapUrls } from '../contract/basemap.ts';
import { intoReach } from '../contract/into-reach.ts';
import { MapControls } from './map-controls.tsx';
import { MapNotes } from './map-notes.tsx';
import type { LonLat, MapFit, MapGrip, MapLeg, MapPadding, MapPin, MapStop, MapView } from './map-types.ts';
import styles from './region-map.module.css';
import { useMapEngine } from './use-map-engine.ts';

export interface RegionMapProps {
  /** Accessible name, which should mention the list with the same places. */
  label: string;
  pins?: readonly MapPin[];
  stops?: readonly MapStop[];
  legs?: readonly MapLeg[];
  selected?: string | null;
  lit?: string | null;
  /** Called with null after a click beside all pins. */
  onSelect?: (id: string | null) => void;
  onHover?: (id: string | null) => void;
  onView?: (view: MapView) => void;
  /** Called after a click beside all pins. Points outside of `reach` move to the edge of `reach`. */
  onPoint?: (point: LonLat) => void;
  /** If this object is replaced, the map moves to the new view. */
  fit?: MapFit | null;
  padding?: MapPadding;
  callout?: { point: LonLat; content: ReactNode } | null;
  grips?: readonly MapGrip[];
  attribution?: readonly Attribution[];
  /** `few` leaves out the scale and the button for the person's position. */
  controls?: 'all' | 'few';
  className?: string;
  children?: ReactNode;
}

const NONE: readonly never[] = [];

/**
 * The live map starts when it becomes visible. If the browser saves data, a button starts the live map. Pins are drawn
 * on a canvas, so the page must list the same places.
 */
export function RegionMap(props: RegionMapProps) {
  const { t } = useLingui();
  const {
    label,
    pins = NONE,
    stops = NONE,
    legs = NONE,
    selected = null,
    lit = null,
    fit = null,
    padding,
    callout = null,
    grips = NONE,
  } = props;
  const face = useFace();
  const host = useRef<HTMLDivElement>(null);
  const onPoint = props.onPoint && ((point: LonLat) => props.onPoint?.(intoReach(point, face.reach)));
  const listeners = useRef<RegionMapProps>(props);
  listeners.current = { ...props, onPoint };
  const saving = usePreferences(({ dataSaver }) => dataSaver);
  const [asked, setAsked] = useState(false);
  const wanted = asked || !saving;
  const [view, setView] = useState<MapView | null>(null);
  const onView = useCallback((next: MapView) => {
    setView(next);
    listeners.current.onView?.(next);
  }, []);
  const { engine, state, manifest, streets, retry } = useMapEngine(
    host,
    face.id,
    { fit, padding },
    listeners,
    onView,
    wanted,
  );
  const notesId = useId();

  useEffect(() => engine?.show({ pins, stops, legs }), [engine, pins, stops, legs]);
  useEffect(() => engine?.choose(selected), [engine, selected]);
  useEffect(() => engine?.light(lit), [engine, lit]);
  const space = useRef(padding ?? {});
  space.current = padding ?? {};
  const shown = useRef(fit);
  useEffect(() => {
    if (!engine || !fit || fit === shown.current) return;
    shown.current = fit;
    engine.fit(fit, space.current, true);
  }, [engine, fit]);
  useEffect(() => {
    const spot = [...pins, ...stops].find((it) => it.id === selected);
    if (engine && spot) engine.reveal([spot.lon, spot.lat], space.current);
  }, [engine, selected, pins, stops]);

  return (
    <section className={`${styles.map} ${props.className ?? ''}`} aria-label={label} data-map={state}>
      <MapPlate region={face.id} hidden={state === 'live'} />
      <div ref={host} className={styles.host} data-live={state === 'live' || undefined} aria-describedby={notesId} />
      {engine && callout && <Callout engine={engine} point={callout.point} content={callout.content} />}
      {engine && grips.map((grip) => <Grip key={grip.id} engine={engine} reach={face.reach} {...grip} />)}
      {props.children}
      {!wanted && (
        <Button kind="quiet" size="small" className={styles.ask} onClick={() => setAsked(true)}>
          <Trans>Mostrar el mapa</Trans>
        </Button>
      )}
      {state === 'live' && engine && <MapControls engine={engine} few={props.controls === 'few'} />}
      <MapNotes
        id={notesId}
        state={state}
        view={props.controls === 'few' ? null : view}
        attribution={[
          ...(manifest?.overview.attribution ?? []),
          ...(streets ? (manifest?.streets?.attribution ?? []) : []),
          ...(props.attribution ?? []),
        ]}
        onRetry={retry}
      />
      <p className="sr">{t`Mueve el mapa con las flechas y acércalo con las teclas más y menos.`}</p>
    </section>
  );
}

function Grip({ engine, reach, point, content, ...drag }: MapGrip & { engine: Engine; reach: Face['reach'] }) {
  const [element] = useState(() => document.createElement('div'));
  const latest = useRef(drag);
  latest.current = { ...drag, onDrop: (to) => drag.onDrop?.(intoReach(to, reach)) };
  const isMovable = drag.onDrop !== undefined;
  const [lon, lat] = point;
  useEffect(() => {
    engine.grip(
      element,
      [lon, lat],
      isMovable
        ? { onMove: (to) => latest.current.onMove?.(to), onDrop: (to) => latest.current.onDrop?.(to) }
        : undefined,
    );
  }, [engine, element, lon, lat, isMovable]);
  useEffect(() => () => engine.grip(element, null), [engine, element]);
  return createPortal(content, element);
}

type Engine = NonNullable<ReturnType<typeof useMapEngine>['engine']>;

function Callout({ engine, point, content }: { engine: Engine; point: LonLat; content: ReactNode }) {
  const [element] = useState(() => {
    const made = document.createElement('div');
    made.className = styles.callout ?? '';
    return made;
  });
  const [lon, lat] = point;
  useEffect(() => {
    engine.hang(element, [lon, lat]);
    return () => engine.hang(element, null);
  }, [engine, element, lon, lat]);
  return createPortal(content, element);
}

function MapPlate({ region, hidden = false }: { region: string; hidden?: boolean }) {
  const mask = (file: string) => ({ maskImage: `url(${basemapUrls.file(region, file)})` });
  return (
    <div className={styles.plate} data-hidden={hidden || undefined} aria-hidden="true">
      <i className={styles.plateWater} style={mask('agua.svg')} />
      <i className={styles.plateRoadEdges} style={mask('vias.svg')} />
      <i className={styles.plateRoads} style={mask('vias.svg')} />
    </div>
  );
}
