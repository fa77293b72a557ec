import { Trans, useLingui } from '@lingui/react/macro';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDay } from '#web/format/dates.ts';
import type { PageFacts } from '#web/page.tsx';
import flow from '#web/ui/flow.module.css';
import { Reading } from '#web/ui/reading.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './reading.module.css';

export const head = ({ face }: PageFacts<null>) => ({
  title: 'Fuentes y licencias',
  description: `De dónde salen los lugares, horarios y caminos de ${face.product}, de cuándo son y con qué licencia se usan.`,
});

export function Component() {
  const { t } = useLingui();
  const { id, sources, empty } = useFace();
  const uses: Record<string, string> = {
    places: t`lugares`,
    hours: t`horarios`,
    fees: t`tarifas`,
    access: t`cómo llegar`,
    roads: t`caminos y tiempos`,
    basemap: t`mapa`,
    amenities: t`lugares útiles`,
    streets: t`direcciones`,
    bus_lines: t`líneas de combi y micro`,
    summaries: t`resúmenes`,
    curation: t`selección`,
    itineraries: t`itinerarios`,
  };
  return (
    <Reading
      title={t`Fuentes y licencias`}
      lead={
        <Trans>
          Cada dato de este sitio dice de dónde viene y de cuándo es. Estas son todas las fuentes, con lo que su
          licencia pide.
        </Trans>
      }
      picture={posterUrl({ region: id, scene: empty.night, seed: empty.night })}
    >
      <ul className={styles.sources}>
        {sources.map((source) => (
          <li key={source.id} className={flow.stack2}>
            <h2>
              {source.url ? (
                <TextLink kind="inline" to={source.url}>
                  {source.name}
                </TextLink>
              ) : (
                source.name
              )}
            </h2>
            <p>{source.attribution}</p>
            <dl>
              <div>
                <dt className={textStyles.note}>
                  <Trans>Usado para</Trans>
                </dt>
                <dd>{source.used_for.map((use) => uses[use] ?? use).join(', ')}</dd>
              </div>
              <div>
                <dt className={textStyles.note}>
                  <Trans>Fecha</Trans>
                </dt>
                <dd className="num">{formatDay(source.date)}</dd>
              </div>
              <div>
                <dt className={textStyles.note}>
                  <Trans>Licencia</Trans>
                </dt>
                <dd>
                  {source.licence_url ? (
                    <TextLink kind="inline" to={source.licence_url}>
                      {source.licence_name}
                    </TextLink>
                  ) : (
                    source.licence_name
                  )}
                </dd>
              </div>
            </dl>
            {source.note && <p className={textStyles.note}>{source.note}</p>}
          </li>
        ))}
      </ul>
      <h2>
        <Trans>Dibujos, letras e íconos</Trans>
      </h2>
      <p>
        <Trans>
          Los dibujos son propios y cada lugar tiene el suyo; no son fotografías ni muestran el detalle exacto. Las
          letras son Fraunces e Inter (SIL Open Font License) y los íconos, Lucide (ISC).
        </Trans>
      </p>
      <h2>
        <Trans>¿Ves un error?</Trans>
      </h2>
      <p>
        <Trans>
          Los datos de OpenStreetMap los corrige cualquiera en su sitio, y aquí llegan con la siguiente importación. Lo
          que venga de un inventario oficial lo corrige su autor; mientras, lo mostramos como duda.
        </Trans>
      </p>
    </Reading>
  );
}
