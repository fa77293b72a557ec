import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Alert } from '#web/ui/alert.tsx';
import { FileLink } from '#web/ui/file-link.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { MOST_BYTES } from '../../contract/imports.ts';
import { uploadImport } from '../../contract/routes.ts';

const TYPES = '.csv,.xlsx,.gpx,.kml,.kmz,.json,.geojson,.txt';
const MEGABYTES = MOST_BYTES / 1_000_000;

export function UploadFile() {
  const api = useApi();
  const navigate = useNavigate();
  const { isBusy, failure, fail, submit } = useSubmit();

  async function send(file: File) {
    if (file.size > MOST_BYTES) return fail(`El archivo pasa de ${MEGABYTES} MB. Divídelo en varios.`);
    await submit(async (call) => {
      const { id } = await api.call(uploadImport, {
        query: { name: file.name.slice(0, 200) },
        body: file,
        headers: { 'content-type': 'application/octet-stream' },
        ...call,
      });
      await navigate(regionPaths.import(id));
    });
  }

  return (
    <section className={flow.stack3} aria-labelledby="upload">
      <h2 id="upload" className={textStyles.titleM}>
        <Trans>Subir un archivo</Trans>
      </h2>
      <p className={textStyles.note}>
        <Trans>
          CSV o XLSX de un inventario, GPX, KML o KMZ, GeoJSON u Overpass de OpenStreetMap, listas de Wikivoyage o una
          consulta de Wikidata. Hasta {MEGABYTES} MB.
        </Trans>
      </p>
      {failure && <Alert look="line">{failure}</Alert>}
      <FileLink
        accept={TYPES}
        disabled={isBusy}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void send(chosen);
        }}
      >
        {isBusy ? <Trans>Subiendo…</Trans> : <Trans>Elegir un archivo</Trans>}
      </FileLink>
    </section>
  );
}
