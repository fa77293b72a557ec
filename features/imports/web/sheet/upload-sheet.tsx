import { Trans } from '@lingui/react/macro';
import { Alert } from '#web/ui/alert.tsx';
import { FileLink } from '#web/ui/file-link.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { useUpload } from '../region/use-upload.ts';

export function UploadSheet() {
  const { isBusy, failure, send } = useUpload('sheet');
  return (
    <section className={flow.stack3} aria-labelledby="upload">
      <h2 id="upload" className={textStyles.titleM}>
        <Trans>2. Cámbiala y súbela</Trans>
      </h2>
      <ul className={textStyles.disc}>
        <li>
          <Trans>Lo que no cambies se queda igual, y una fila que borres también.</Trans>
        </li>
        <li>
          <Trans>Una fila nueva, sin «Id», agrega un lugar.</Trans>
        </li>
        <li>
          <Trans>Antes de aplicarla ves cada cambio. Después se puede deshacer entera.</Trans>
        </li>
      </ul>
      {failure && <Alert look="line">{failure}</Alert>}
      <FileLink
        look="button"
        accept=".xlsx,.csv"
        disabled={isBusy}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void send(chosen);
        }}
      >
        {isBusy ? <Trans>Subiendo…</Trans> : <Trans>Elegir la hoja</Trans>}
      </FileLink>
    </section>
  );
}
