import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Link } from 'react-router';
import {
  boxAround,
  HandOverStop,
  type LonLat,
  type MapLeg,
  type MapPin,
  type MapStop,
  OtherWays,
  RegionMap,
  useWays,
} from '#features/maps/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatDistance } from '#web/format/distance.ts';
import { formatDuration } from '#web/format/time.ts';
import { paths } from '#web/paths/site.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { PlaceDetail } from '../../contract/place.ts';
import { usePlaceCredits } from '../explore/explore-map.tsx';
import styles from './place-way.module.css';

export function PlaceWay({ place }: { place: PlaceDetail }) {
  const { t } = useLingui();
  const { centre } = useFace();
  const { fromCentre: way, accessLegs } = place;
  const map = useWayMap(place);
  const words = {
    walk: t`a pie`,
    drive: t`en taxi`,
    train: t`en tren`,
    boat: t`en lancha`,
  };
  const bases = {
    road_graph:
      way?.mode === 'drive'
        ? t`por las calles y carreteras de la región, con el tráfico de un día normal`
        : t`por las calles y caminos de la región`,
    official: t`según el tramo oficial del inventario`,
    estimate: t`estimado en línea recta: nadie ha trazado ese camino`,
  };
  return (
    <section className={flow.stack4} aria-labelledby="llegar">
      <RegionMap
        className={styles.map}
        label={way ? t`Mapa con el camino desde ${centre.label} hasta ${place.name}` : t`Mapa con ${place.name}`}
        controls="few"
        {...map}
        attribution={usePlaceCredits()}
      />
      <div className={flow.stack2}>
        <h2 id="llegar">{way ? `${formatDuration(way.minutes)} ${words[way.mode]}` : <Trans>Cómo llegar</Trans>}</h2>
        <p>
          {way ? (
            <Trans>
              desde {centre.label}, {formatDistance(way.metres)} {bases[way.basis]}.
            </Trans>
          ) : (
            <Trans>No conocemos ningún camino desde {centre.label}. Pregunta en la oficina de turismo.</Trans>
          )}{' '}
          <Link
            to={`${paths.explore()}?lugar=${encodeURIComponent(place.slug)}&centro=${place.lon.toFixed(4)},${place.lat.toFixed(4)}&z=14`}
          >
            <Trans>Abrir en el mapa</Trans>
          </Link>
        </p>
        {way?.mode === 'drive' && <OtherWays from={centre} to={place} drive={way} />}
        <HandOverStop
          point={place}
          mode={way?.mode === 'walk' ? 'walking' : way?.mode === 'drive' ? 'driving' : null}
        />
        {accessLegs.length > 0 && (
          <Disclosure
            summary={
              <Plural
                value={accessLegs.length}
                one="# tramo según el inventario oficial"
                other="# tramos según el inventario oficial"
              />
            }
          >
            <ul className={classNames(flow.ruled, textStyles.small)}>
              {accessLegs.map((leg) => (
                <li key={`${leg.from}-${leg.mode}-${leg.text}`}>
                  <b>{leg.from}</b> · {leg.mode}
                  <p className={textStyles.soft}>{leg.text}</p>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </section>
  );
}

function useWayMap(place: PlaceDetail) {
  const { t } = useLingui();
  const { centre } = useFace();
  const far = Math.hypot(place.lon - centre.lon, place.lat - centre.lat) > 1e-3;
  const stations = useMemo(
    () => (far && place.fromCentre ? [[centre.lon, centre.lat] as LonLat, place.id] : []),
    [far, place.fromCentre, place.id, centre.lon, centre.lat],
  );
  const course = useWays(stations)?.[0] ?? null;
  const from = t`Salida: ${centre.name}`;
  return useMemo(() => {
    const here: LonLat = [place.lon, place.lat];
    const start: LonLat = [centre.lon, centre.lat];
    const box = boxAround(course ? [...course.line, here, start] : far && place.fromCentre ? [here, start] : [here]);
    const pin: MapPin = {
      id: place.id,
      name: place.name,
      lon: place.lon,
      lat: place.lat,
      category: place.category,
      rank: 'icon',
    };
    const stop: MapStop = { id: 'centre', name: from, lon: centre.lon, lat: centre.lat, day: 1, label: '' };
    const leg: MapLeg | null = course && {
      id: 'way',
      day: 1,
      means: course.mode,
      line: course.line,
      schematic: course.line.length === 2 && course.mode !== 'walk',
    };
    return {
      pins: [pin],
      stops: far ? [stop] : [],
      legs: leg ? [leg] : [],
      selected: place.id,
      fit: box && { box, maxZoom: 14.5 },
    };
  }, [place, centre.lon, centre.lat, course, far, from]);
}
