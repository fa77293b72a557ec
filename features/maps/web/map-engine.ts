import { type GeoJSONSource, Map as MapLibreMap, type MapMouseEvent, Marker, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { BasemapManifest } from '../contract/basemap.ts';
import { amenityLayer } from './amenity-layer.ts';
import { ABOVE_WAVES, basemapLayers, basemapStyle, NOTHING, WAVES } from './basemap-style.ts';
import { legFeatures, legLayers } from './leg-layers.ts';
import { readColours } from './map-colours.ts';
import type { MapFit, MapLeg, MapPadding, MapPin, MapStop, MapView } from './map-types.ts';
import { prefersStillness } from './motion.ts';
import { pinFeatures, pinLayers, pinSources, stayFeatures, stopFeatures, TOUCHABLE } from './pin-layers.ts';
import { putSprites } from './pin-sprites.ts';
import { spreadPins } from './spread-pins.ts';

setWorkerUrl(workerUrl);

export interface MapListeners {
  onReady(): void;
  onSelect(id: string | null): void;
  onHover(id: string | null): void;
  onView(view: MapView): void;
  onPoint(point: readonly [number, number]): void;
  onTrouble(): void;
  onStreets(): void;
}

export interface MapEngine {
  show(content: { pins: readonly MapPin[]; stops: readonly MapStop[]; legs: readonly MapLeg[] }): void;
  choose(id: string | null): void;
  light(id: string | null): void;
  fit(fit: MapFit, padding: MapPadding, moving: boolean): void;
  reveal(point: readonly [number, number], padding: MapPadding): void;
  zoomBy(steps: number): void;
  hang(element: HTMLElement, point: readonly [number, number] | null): void;
  /** If `drag` is given, people can drag the element. A null point removes the element. */
  grip(element: HTMLElement, point: readonly [number, number] | null, drag?: GripDrag): void;
  mark(point: readonly [number, number]): void;
  repaint(): Promise<void>;
  resize(): void;
  destroy(): void;
}

export interface GripDrag {
  onMove(point: readonly [number, number]): void;
  onDrop(point: readonly [number, number]): void;
}

export function startMap(
  host: HTMLElement,
  manifest: BasemapManifest,
  fit: MapFit | null,
  padding: MapPadding,
  on: MapListeners,
): MapEngine {
  let colours = readColours(host);
  const map = new MapLibreMap({
    container: host,
    style: basemapStyle(manifest, colours),
    center: [...manifest.center],
    zoom: manifest.zoom,
    minZoom: Math.max(4, manifest.zoom - 3.5),
    maxZoom: 17.5,
    maxBounds: [...manifest.bounds],
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    rollEnabled: false,
    cooperativeGestures: false,
    fadeDuration: prefersStillness() ? 0 : 200,
    locale: { 'Map.Title': 'Mapa' },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const content = { pins: [] as readonly MapPin[], stops: [] as readonly MapStop[], legs: [] as readonly MapLeg[] };
  const hung = new Map<HTMLElement, Marker>();
  let apart: readonly MapStop[] = [];
  let chosen: string | null = null;
  let lit: string | null = null;
  let streetsAsked = false;
  let ready = false;
  const amenities = amenityLayer(map);

  const source = (id: string) => map.getSource(id) as GeoJSONSource | undefined;
  const one = (id: string | null) => {
    const pins = content.pins.filter((pin) => pin.id === id);
    return pins.length ? pinFeatures(pins) : stopFeatures(apart.filter((stop) => stop.id === id));
  };
  const spread = () => {
    const spots = spreadPins(content.stops.map(({ lon, lat }) => map.project([lon, lat])));
    apart = content.stops.map((stop, index) => {
      const { lng, lat } = map.unproject([spots[index]!.x, spots[index]!.y]);
      return { ...stop, lon: lng, lat };
    });
    source('stops')?.setData(stopFeatures(apart));
    source('stays')?.setData(stayFeatures(content.stops, apart));
  };
  const pour = () => {
    if (!ready) return;
    void amenities.show(content.pins, colours);
    source('dots')?.setData(pinFeatures(content.pins.filter((pin) => pin.rank === 'dot')));
    source('icons')?.setData(pinFeatures(content.pins.filter((pin) => pin.rank === 'icon')));
    spread();
    source('legs')?.setData(legFeatures(content.legs));
    source('chosen')?.setData(one(chosen));
    source('lit')?.setData(lit === chosen ? NOTHING : one(lit));
  };
  const askStreets = () => {
    if (streetsAsked || !manifest.streets || map.getZoom() < manifest.streets.minZoom) return;
    streetsAsked = true;
    source('streets')?.setData(manifest.streets.url);
    on.onStreets();
  };
  const touched = (event: MapMouseEvent) => {
    const { x, y } = event.point;
    const layers = TOUCHABLE.filter((layer) => map.getLayer(layer));
    const found = map.queryRenderedFeatures(
      [
        [x - 6, y - 6],
        [x + 6, y + 6],
      ],
      { layers },
    );
    return found.sort((a, b) => layers.indexOf(a.layer.id as never) - layers.indexOf(b.layer.id as never))[0];
  };
  const openCluster = async (id: number, at: readonly [number, number]) => {
    const zoom = await source('dots')?.getClusterExpansionZoom(id);
    map.easeTo({ center: [...at], zoom: (zoom ?? map.getZoom() + 1) + 0.4, duration: prefersStillness() ? 0 : 420 });
  };

  const prepare = async () => {
    await putSprites(map, colours);
    map.addLayer(WAVES, ABOVE_WAVES);
    map.addSource('legs', { type: 'geojson', data: NOTHING });
    for (const [id, specification] of Object.entries(pinSources)) map.addSource(id, specification);
    for (const layer of [...legLayers(colours), ...pinLayers(colours)]) map.addLayer(layer);
    ready = true;
    pour();
  };
  // Pins matter more than the base map, so they do not wait for its files.
  const prepared = new Promise<void>((resolve, reject) => {
    map.once('style.load', () => void prepare().then(resolve, reject));
  });
  map.on('load', async () => {
    await prepared;
    on.onReady();
    map.once('idle', askStreets);
    publishView(false);
  });
  const onGround = (event: MapMouseEvent) => event.originalEvent.target === map.getCanvas();
  map.on('click', (event) => {
    if (!onGround(event)) return;
    const feature = touched(event);
    const point = feature?.geometry.type === 'Point' ? feature.geometry.coordinates : null;
    if (feature?.properties.cluster_id !== undefined && point) {
      void openCluster(Number(feature.properties.cluster_id), [point[0] ?? 0, point[1] ?? 0]);
      return;
    }
    on.onSelect(feature ? String(feature.properties.id) : null);
    if (!feature) on.onPoint([event.lngLat.lng, event.lngLat.lat]);
  });
  map.on('mousemove', (event) => {
    const feature = ready && onGround(event) ? touched(event) : undefined;
    map.getCanvas().style.cursor = feature ? 'pointer' : '';
    on.onHover(feature?.properties.id ? String(feature.properties.id) : null);
  });
  map.on('mouseout', () => on.onHover(null));
  map.on('zoomend', () => {
    if (!ready) return;
    askStreets();
    spread();
    source('chosen')?.setData(one(chosen));
  });
  const publishView = (byPerson: boolean) => {
    const { lng, lat } = map.getCenter();
    const bounds = map.getBounds();
    on.onView({
      center: [lng, lat],
      zoom: map.getZoom(),
      box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      byPerson,
    });
  };
  map.on('moveend', (event) => publishView(Boolean('originalEvent' in event && event.originalEvent)));
  // An error with a source id means that a file did not load.
  map.on('error', (event) => {
    if ('sourceId' in event) on.onTrouble();
  });

  const freeSize = ({ top = 0, right = 0, bottom = 0, left = 0 }: MapPadding) => {
    const { clientWidth, clientHeight } = map.getContainer();
    return { width: Math.max(0, clientWidth - left - right), height: Math.max(0, clientHeight - top - bottom) };
  };
  /** The picture stays in place. Afterwards, centre and bounds describe the part of the map that nothing covers. */
  const keepFree = (space: MapPadding) => {
    const { top = 0, right = 0, bottom = 0, left = 0 } = space;
    const { width, height } = freeSize(space);
    map.jumpTo({ center: map.unproject([left + width / 2, top + height / 2]), padding: { top, right, bottom, left } });
  };

  const engine: MapEngine = {
    show(next) {
      Object.assign(content, next);
      pour();
    },
    choose(id) {
      chosen = id;
      if (ready) {
        source('chosen')?.setData(one(id));
        source('lit')?.setData(lit === chosen ? NOTHING : one(lit));
      }
    },
    light(id) {
      lit = id;
      if (ready) source('lit')?.setData(lit === chosen ? NOTHING : one(id));
    },
    fit(target, space, moving) {
      const motion = moving && !prefersStillness() ? { duration: 480 } : { duration: 0 };
      keepFree(space);
      if ('box' in target) {
        const [west, south, east, north] = target.box;
        const { width, height } = freeSize(space);
        // Pixels for half of the widest pin name.
        const side = Math.min(60, width * 0.16);
        const room = { top: Math.min(56, height * 0.2), right: side, bottom: Math.min(32, height * 0.12), left: side };
        map.fitBounds([west, south, east, north], { padding: room, maxZoom: target.maxZoom ?? 15, ...motion });
      } else map.easeTo({ center: [...target.center], zoom: target.zoom, ...motion });
    },
    reveal(point, space) {
      const { x, y } = map.project([...point]);
      const { clientWidth, clientHeight } = map.getContainer();
      const { top = 0, right = 0, bottom = 0, left = 0 } = space;
      const seen = x > left + 40 && x < clientWidth - right - 40 && y > top + 70 && y < clientHeight - bottom - 30;
      if (seen) return;
      keepFree(space);
      map.easeTo({ center: [...point], duration: prefersStillness() ? 0 : 360 });
    },
    zoomBy(steps) {
      map.easeTo({ zoom: map.getZoom() + steps, duration: prefersStillness() ? 0 : 240 });
    },
    hang(element, point) {
      if (!point) {
        hung.get(element)?.remove();
        hung.delete(element);
        return;
      }
      const marker = hung.get(element) ?? new Marker({ element, anchor: 'bottom' });
      const low = map.project([...point]).y > map.getContainer().clientHeight * 0.52;
      element.dataset.side = low ? 'above' : 'below';
      marker.setLngLat([...point]).addTo(map);
      hung.set(element, marker);
    },
    grip(element, point, drag) {
      let marker = hung.get(element);
      if (!point) {
        marker?.remove();
        hung.delete(element);
        return;
      }
      if (!marker) {
        const made = new Marker({ element, draggable: drag !== undefined });
        const here = () => made.getLngLat().toArray();
        made.on('drag', () => drag?.onMove(here()));
        made.on('dragend', () => drag?.onDrop(here()));
        hung.set(element, made);
        marker = made.setLngLat([...point]).addTo(map);
      }
      marker.setLngLat([...point]);
    },
    mark(point) {
      const dot = document.createElement('span');
      dot.className = 'vereda-map-me';
      new Marker({ element: dot }).setLngLat([...point]).addTo(map);
    },
    async repaint() {
      colours = readColours(host);
      const layers = [
        ...basemapLayers(colours, manifest.streets !== null),
        ...legLayers(colours),
        ...pinLayers(colours),
      ];
      for (const layer of layers) {
        if (!map.getLayer(layer.id)) continue;
        for (const [property, value] of Object.entries(layer.paint ?? {}))
          map.setPaintProperty(layer.id, property as never, value as never);
      }
      await putSprites(map, colours);
      await amenities.repaint(colours);
    },
    resize: () => map.resize(),
    destroy: () => map.remove(),
  };
  engine.fit(fit ?? { center: manifest.center, zoom: manifest.zoom }, padding, false);
  return engine;
}
