import { Trans, useLingui } from '@lingui/react/macro';
import { Navigation } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import {
  geoUri,
  googleMapsRoute,
  type HandOverPoint,
  MOST_WAYPOINTS,
  routeParts,
  type TravelMode,
  wazeRoute,
} from '../contract/hand-over.ts';
import styles from './region-map.module.css';

interface HandOverStopProps {
  point: HandOverPoint;
  mode: TravelMode | null;
  className?: string;
}

/** The links work without a network, because the phone opens its own app. */
export function HandOverStop({ point, mode, className }: HandOverStopProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Ir a ${point.name} con tu app de mapas`} className={classNames(styles.apps, className)}>
      <span className={classNames(flow.row1, textStyles.soft)}>
        <Navigation size={17} aria-hidden />
        <Trans>Ir con</Trans>
      </span>
      <TextLink to={googleMapsRoute([point], { mode })} target="_blank" rel="noreferrer">
        Google Maps
      </TextLink>
      <TextLink to={wazeRoute(point)} target="_blank" rel="noreferrer">
        Waze
      </TextLink>
      <TextLink to={geoUri(point)} className={styles.touchApp}>
        <Trans>Otra app</Trans>
      </TextLink>
    </nav>
  );
}

interface HandOverDayProps {
  /** Number of the day, from 1. */
  day: number;
  points: readonly HandOverPoint[];
  mode: TravelMode | null;
  className?: string;
}

/** Phones accept fewer waypoints, so a long day has several links. */
export function HandOverDay({ day, points, mode, className }: HandOverDayProps) {
  const { t } = useLingui();
  const parts = routeParts(points, MOST_WAYPOINTS[useFinePointer() ? 'computer' : 'phone']);
  if (points.length < 2) return null;
  return (
    <nav aria-label={t`Abrir el día ${day} en tu app de mapas`} className={classNames(styles.apps, className)}>
      <span className={classNames(flow.row1, textStyles.soft)}>
        <Navigation size={17} aria-hidden />
        <Trans>Todo el día en</Trans>
      </span>
      {parts.map(({ origin, points: stops }, index) => {
        const number = index + 1;
        const [from, to] = [(origin ?? stops[0]!).name, stops.at(-1)!.name];
        return (
          <TextLink
            key={number}
            to={googleMapsRoute(stops, { origin, mode })}
            target="_blank"
            rel="noreferrer"
            title={t`De ${from} a ${to}`}
          >
            {parts.length === 1 ? 'Google Maps' : t`Google Maps, parte ${number} de ${parts.length}`}
          </TextLink>
        );
      })}
    </nav>
  );
}

const FINE = '(pointer: fine)';

function watchPointer(onChange: () => void): () => void {
  const media = matchMedia(FINE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function useFinePointer(): boolean {
  return useSyncExternalStore(
    watchPointer,
    () => matchMedia(FINE).matches,
    () => false,
  );
}
