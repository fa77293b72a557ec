import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDay } from '#web/format/dates.ts';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import flow from '#web/ui/flow.module.css';
import { Reading } from '#web/ui/reading.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { DataSource } from '../contract/data-source.ts';
import { listSources } from '../contract/routes.ts';
import styles from './sources.module.css';

export async function loader({ api, signal }: PageRequest) {
  return api.call(listSources, { signal });
}

export const head = ({ face }: PageFacts<Awaited<ReturnType<typeof loader>>>) => ({
  title: 'Fuentes y licencias',
  description: `De dónde salen los lugares, horarios y caminos de ${face.product}, de cuándo son y con qué licencia se usan.`,
});

export function Component() {
  const { t } = useLingui();
  const { id, empty } = useFace();
  const { items } = useLoaderData<typeof loader>();
  const imported = items.filter((source) => source.imported);
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
      <Sources sources={items.filter((source) => !source.imported)} uses={uses} />
      {imported.length > 0 && (
        <>
          <h2>
            <Trans>Archivos que subió la región</Trans>
          </h2>
          <Sources sources={imported} uses={uses} level={3} />
        </>
      )}
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

interface SourcesProps {
  sources: readonly DataSource[];
  /** Words for what a source is used for. */
  uses: Readonly<Record<string, string>>;
  level?: 2 | 3;
}

function Sources({ sources, uses, level = 2 }: SourcesProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.sources}>
      {sources.map((source) => (
        <li key={source.id} className={flow.stack2}>
          <Heading>
            {source.url ? (
              <TextLink kind="inline" to={source.url}>
                {source.name}
              </TextLink>
            ) : (
              source.name
            )}
          </Heading>
          <p>{source.attribution}</p>
          <dl>
            <div>
              <dt className={textStyles.note}>
                <Trans>Usado para</Trans>
              </dt>
              <dd>{source.usedFor.map((use) => uses[use] ?? use).join(', ')}</dd>
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
                {source.licenceUrl ? (
                  <TextLink kind="inline" to={source.licenceUrl}>
                    {source.licenceName}
                  </TextLink>
                ) : (
                  source.licenceName
                )}
              </dd>
            </div>
          </dl>
          {source.note && <p className={textStyles.note}>{source.note}</p>}
        </li>
      ))}
    </ul>
  );
}
