import { Trans } from '@lingui/react/macro';
import { Alert } from '#web/ui/alert.tsx';
import { FileLink } from '#web/ui/file-link.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { MEGABYTES, useUpload } from './use-upload.ts';

const TYPES = '.csv,.xlsx,.gpx,.kml,.kmz,.json,.geojson,.txt';

export function UploadFile() {
  const { isBusy, failure, send } = useUpload();
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
