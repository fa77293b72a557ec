import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import type { Attribution } from '../contract/basemap.ts';
import type { MapView } from './map-types.ts';
import styles from './region-map.module.css';
import { scaleBar } from './scale-bar.ts';
import type { MapState } from './use-map-engine.ts';

interface MapNotesProps {
  id: string;
  state: MapState;
  view: MapView | null;
  attribution: readonly Attribution[];
  onRetry: () => void;
}

export function MapNotes({ id, state, view, attribution, onRetry }: MapNotesProps) {
  const sources = attribution.filter(
    ({ name }, index) => attribution.findIndex((other) => other.name === name) === index,
  );
  const bar = view && state === 'live' ? scaleBar(view.center[1], view.zoom) : null;
  return (
    <div id={id}>
      {bar && (
        <p className={`num ${styles.scale}`} style={{ width: bar.pixels }} aria-hidden="true">
          {bar.metres >= 1000 ? `${bar.metres / 1000} km` : `${bar.metres} m`}
        </p>
      )}
      {(state === 'unable' || state === 'unreachable') && (
        <p className={classNames(textStyles.small, styles.sorry)} role="status">
          {state === 'unable' ? (
            <Trans>Este navegador no puede dibujar el mapa en vivo. La lista tiene los mismos lugares.</Trans>
          ) : (
            <>
              <Trans>El mapa no llegó. La lista tiene los mismos lugares.</Trans>{' '}
              <TextButton kind="inline" onClick={onRetry}>
                <Trans>Volver a intentar</Trans>
              </TextButton>
            </>
          )}
        </p>
      )}
      {sources.length > 0 && (
        <p className={classNames(textStyles.soft, styles.note)}>
          {sources.map(({ name, url }, index) => (
            <Fragment key={name}>
              {index > 0 && ' · '}
              {url ? (
                <a className={textStyles.soft} href={url} target="_blank" rel="noreferrer">
                  {name}
                </a>
              ) : (
                name
              )}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
