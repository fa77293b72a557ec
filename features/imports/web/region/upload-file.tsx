import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { FileLink } from '#web/ui/file-link.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { ExtractBox } from './extract-box.tsx';
import { isExtract, isPicture, joinFiles } from './join-files.ts';
import { MEGABYTES, useUpload } from './use-upload.ts';

const TYPES = '.csv,.xlsx,.gpx,.kml,.kmz,.json,.geojson,.txt,.pbf,.zip,.jpg,.jpeg,.png,.webp,.avif';

export function UploadFile() {
  const { t } = useLingui();
  const { isBusy, failure, fail, fits, send } = useUpload();
  const [extract, setExtract] = useState<File | null>(null);

  async function choose(files: readonly File[]) {
    const [first] = files;
    if (!first) return;
    setExtract(null);
    if (!fits(files)) return;
    if (files.every(({ name }) => isPicture(name)))
      return fail(t`Elige también la tabla que dice de quién es cada foto: un CSV o un XLSX.`);
    if (files.length === 1 && isExtract(first.name)) return setExtract(first);
    if (files.length > 1 && !files.some(({ name }) => isPicture(name)))
      return fail(t`Sube los archivos de uno en uno. Varios a la vez solo valen para fotos con su tabla.`);
    await send(files.length > 1 ? await joinFiles(files) : first);
  }

  return (
    <section className={flow.stack3} aria-labelledby="upload">
      <h2 id="upload" className={textStyles.titleM}>
        <Trans>Subir un archivo</Trans>
      </h2>
      <p className={textStyles.note}>
        <Trans>
          CSV o XLSX de un inventario, GPX, KML o KMZ, extracto (PBF), GeoJSON u Overpass de OpenStreetMap, listas de
          Wikivoyage o una consulta de Wikidata. Hasta {MEGABYTES} MB.
        </Trans>
      </p>
      <p className={textStyles.note}>
        <Trans>
          También fotos: elige las fotos junto con una tabla, o un ZIP con todo. La tabla dice, en columnas, el archivo,
          el lugar, el autor, la licencia, la fuente y qué se ve.
        </Trans>
      </p>
      {failure && <Alert look="line">{failure}</Alert>}
      {extract && <ExtractBox name={extract.name} isBusy={isBusy} onSend={(box) => void send(extract, box)} />}
      <FileLink
        look="button"
        accept={TYPES}
        multiple
        disabled={isBusy}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          void choose(chosen);
        }}
      >
        {isBusy ? <Trans>Subiendo…</Trans> : <Trans>Elegir un archivo</Trans>}
      </FileLink>
    </section>
  );
}
