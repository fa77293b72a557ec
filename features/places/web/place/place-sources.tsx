import { Trans } from '@lingui/react/macro';
import { CircleHelp, Store } from 'lucide-react';
import { useFace } from '#web/face.ts';
import { formatDay } from '#web/format/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { PlaceDetail } from '../../contract/place.ts';
import styles from './place-sources.module.css';

export function PlaceSources({ place: { doubts, sources, claim, name } }: { place: PlaceDetail }) {
  const { organisation } = useFace();
  const mail = `mailto:${organisation.email}?subject=${encodeURIComponent(`Ficha de ${name}`)}`;
  return (
    <>
      {doubts.length > 0 && (
        <section aria-labelledby="dudas">
          <h2 id="dudas" className={classNames(flow.row2, textStyles.caution)}>
            <CircleHelp size={24} aria-hidden />
            <Trans>Lo que no está claro</Trans>
          </h2>
          <ul className={classNames(flow.stack2, textStyles.small, styles.doubts)}>
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="fuentes">
        <h2 id="fuentes">
          <Trans>De dónde sale todo esto</Trans>
        </h2>
        <ul className={classNames(flow.stack3, textStyles.small)}>
          {sources.map((source) => (
            <li key={`${source.name}-${source.url}`} className={flow.stackHalf}>
              {source.url ? (
                <a href={source.url} target="_blank" rel="noreferrer">
                  {source.name}
                </a>
              ) : (
                source.name
              )}
              <span className={textStyles.faint}>
                {formatDay(source.date)} · {source.licence}
              </span>
            </li>
          ))}
        </ul>
        {claim === 'unclaimed' && (
          <aside>
            <Alert look="note" tone="plain" live="none" icon={<Store size={22} aria-hidden />}>
              <p>
                <b>
                  <Trans>¿Es tu negocio o lo administras?</Trans>
                </b>{' '}
                <Trans>
                  Nadie ha reclamado esta ficha: la hicimos con datos abiertos. <a href={mail}>Escríbele a la región</a>{' '}
                  para corregirla.
                </Trans>
              </p>
            </Alert>
          </aside>
        )}
      </section>
    </>
  );
}
