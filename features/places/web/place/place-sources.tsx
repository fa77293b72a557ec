import { Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp, Store } from 'lucide-react';
import { formatDay } from '#web/format/dates.ts';
import { ownerPaths } from '#web/paths/owner.ts';
import { Alert } from '#web/ui/alert.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { PlaceDetail } from '../../contract/place.ts';
import styles from './place-sources.module.css';

export function PlaceSources({ place: { doubts, sources, claim, slug, category } }: { place: PlaceDetail }) {
  const { t } = useLingui();
  return (
    <>
      {doubts.length > 0 && (
        <section aria-labelledby="dudas">
          <h2 id="dudas" className={classNames(flow.row2, textStyles.caution)}>
            <CircleHelp size={24} aria-hidden />
            <Trans>Lo que no está claro</Trans>
          </h2>
          <ul className={classNames(flow.stack2, textStyles.small, styles.doubts)}>
            {doubts.map(({ text }) => (
              <li key={text}>{text}</li>
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
                <a className={styles.source} href={source.url} target="_blank" rel="noreferrer">
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
        {claim === 'claimed' && category !== 'service' && (
          <p className={textStyles.note}>
            <Trans>
              Esta ficha la cuida su responsable.{' '}
              <TextLink to={ownerPaths.claim(slug)}>¿Es tuyo y no tienes acceso?</TextLink>
            </Trans>
          </p>
        )}
        {(claim === 'unclaimed' || claim === 'claim_requested') && (
          <aside>
            <Alert
              look="note"
              tone="plain"
              live="none"
              icon={<Store size={22} aria-hidden />}
              action={<TextLink to={ownerPaths.claim(slug)}>{t`Reclama esta ficha`}</TextLink>}
            >
              <p>
                <b>
                  <Trans>¿Lo administras?</Trans>
                </b>{' '}
                <Trans>
                  La hicimos con datos abiertos. Con tu cuenta cambias el horario, los precios y el contacto.
                </Trans>
              </p>
            </Alert>
          </aside>
        )}
      </section>
    </>
  );
}
