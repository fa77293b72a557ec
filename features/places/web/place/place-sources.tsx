import { Trans } from '@lingui/react/macro';
import { CircleHelp, Store } from 'lucide-react';
import { useFace } from '#web/face.ts';
import { formatDay } from '#web/format/dates.ts';
import type { PlaceDetail } from '../../contract/place.ts';
import styles from './place-sources.module.css';

export function PlaceSources({ place: { doubts, sources, claim, name } }: { place: PlaceDetail }) {
  const { organisation } = useFace();
  const mail = `mailto:${organisation.email}?subject=${encodeURIComponent(`Ficha de ${name}`)}`;
  return (
    <>
      {doubts.length > 0 && (
        <section aria-labelledby="dudas" className={styles.doubts}>
          <h2 id="dudas">
            <CircleHelp size={24} aria-hidden />
            <Trans>Lo que no está claro</Trans>
          </h2>
          <ul>
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="fuentes" className={styles.sources}>
        <h2 id="fuentes">
          <Trans>De dónde sale todo esto</Trans>
        </h2>
        <ul>
          {sources.map((source) => (
            <li key={`${source.name}-${source.url}`}>
              {source.url ? (
                <a href={source.url} target="_blank" rel="noreferrer">
                  {source.name}
                </a>
              ) : (
                source.name
              )}
              <span>
                {formatDay(source.date)} · {source.licence}
              </span>
            </li>
          ))}
        </ul>
        {claim === 'unclaimed' && (
          <aside className={styles.claim}>
            <Store size={22} aria-hidden />
            <p>
              <b>
                <Trans>¿Es tu negocio o lo administras?</Trans>
              </b>{' '}
              <Trans>
                Nadie ha reclamado esta ficha: la hicimos con datos abiertos. <a href={mail}>Escríbele a la región</a>{' '}
                para corregirla.
              </Trans>
            </p>
          </aside>
        )}
      </section>
    </>
  );
}
