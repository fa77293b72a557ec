import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatMoment } from '#web/format/dates.ts';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { publicFiles } from '#web/paths/public-files.ts';
import { paths } from '#web/paths/site.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import { Reading } from '#web/ui/reading.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { OPEN_DATA_COLUMNS, type OpenData } from '../contract/open-data.ts';
import { showOpenData } from '../contract/routes.ts';
import { FileList } from './file-list.tsx';
import styles from './open-data.module.css';
import { openDataJsonLd } from './open-data-json-ld.ts';

export const loader = ({ api, signal }: PageRequest): Promise<OpenData> => api.call(showOpenData, { signal });

export const head = ({ data, face, url }: PageFacts<OpenData>) => ({
  title: 'Datos abiertos',
  description: `Los lugares de ${face.region} para descargar, con la licencia, la fuente y la fecha de cada registro.`,
  jsonLd: openDataJsonLd(data, face, url),
});

const COLUMNS = Object.entries(OPEN_DATA_COLUMNS).map(([name, words]) => ({ name, words }));

export function Component() {
  const data = useLoaderData<OpenData>();
  const { t } = useLingui();
  const { id, region, empty, timeZone } = useFace();
  return (
    <Reading
      title={t`Datos abiertos`}
      lead={<Trans>Los lugares de {region}, para descargar y usar. Cada registro dice su licencia y su fuente.</Trans>}
      picture={posterUrl({ region: id, scene: empty.night, seed: empty.night })}
    >
      <section className={flow.stack3} aria-label={t`Descargas`}>
        <h2>
          <Trans>Descargas</Trans>
        </h2>
        <p className={textStyles.note}>
          {data.madeAt ? (
            <Trans>
              <Plural value={data.places} one="# lugar" other="# lugares" />. Hechos el{' '}
              {formatMoment(new Date(data.madeAt), timeZone)}; se hacen de nuevo cada noche.
            </Trans>
          ) : (
            <Trans>Los archivos se hacen cada noche. Todavía no están: vuelve mañana.</Trans>
          )}
        </p>
        <FileList files={data.files} />
        <p className={textStyles.note}>
          <Trans>
            No hay datos de personas. Tampoco entran los lugares cuya fuente no deja publicarlos de nuevo, ni los
            perfiles que escribe cada operador.
          </Trans>{' '}
          {data.leftOut > 0 && <Plural value={data.leftOut} one="Ahora es # lugar." other="Ahora son # lugares." />}
        </p>
      </section>
      <section className={flow.stack3} aria-label={t`Licencias`}>
        <h2>
          <Trans>Con qué licencia</Trans>
        </h2>
        <p>
          <Trans>
            La licencia es de cada registro: mira su columna «licencia». Si usas un registro con datos de OpenStreetMap,
            nombra a sus colaboradores y comparte con la misma licencia la base de datos que hagas con él.
          </Trans>
        </p>
        <ul className={styles.sources}>
          {data.sources.map(({ name, url, licence, licenceName, licenceUrl, attribution, places }) => (
            <li key={`${name} ${licence}`} className={flow.stack2}>
              <h3>
                {url ? (
                  <TextLink kind="inline" to={url}>
                    {name}
                  </TextLink>
                ) : (
                  name
                )}
              </h3>
              <Facts>
                <Fact name={<Trans>Licencia</Trans>}>
                  {licenceUrl ? (
                    <TextLink kind="inline" to={licenceUrl}>
                      {licenceName}
                    </TextLink>
                  ) : (
                    licenceName
                  )}
                </Fact>
                <Fact name={<Trans>Hay que nombrar a</Trans>}>{attribution}</Fact>
                <Fact name={<Trans>Lugares</Trans>}>{places}</Fact>
              </Facts>
            </li>
          ))}
        </ul>
      </section>
      <section className={flow.stack3} aria-label={t`Columnas`}>
        <h2>
          <Trans>Qué dice cada columna</Trans>
        </h2>
        <dl className={styles.columns}>
          {COLUMNS.map(({ name, words }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={flow.stack3} aria-label={t`Cómo usarlos`}>
        <h2>
          <Trans>Cómo usarlos</Trans>
        </h2>
        <p>
          <Trans>
            El CSV está en UTF-8 y lo abre cualquier hoja de cálculo; el GeoJSON, cualquier programa de mapas. Se leen
            sin clave y desde la página de cualquier sitio. Los dos traen ETag: pregunta con «If-None-Match» y no los
            bajes de nuevo si no cambiaron.
          </Trans>
        </p>
        <p>
          <Trans>
            Si necesitas menos, pregunta a la <a href={paths.apiDocs()}>API</a>. Lo nuevo llega también por RSS:{' '}
            <a href={publicFiles.feed('lugares')}>lugares</a>, <a href={publicFiles.feed('planes')}>planes</a> y{' '}
            <a href={publicFiles.feed('avisos')}>avisos</a>.
          </Trans>
        </p>
        <p>
          <Trans>
            ¿Ves un error?{' '}
            <TextLink kind="inline" to={paths.help()}>
              Escríbenos
            </TextLink>
            . Lo que venga de una fuente de fuera lo corrige también su autor: están en{' '}
            <TextLink kind="inline" to={paths.sources()}>
              Fuentes y licencias
            </TextLink>
            .
          </Trans>
        </p>
      </section>
    </Reading>
  );
}
