import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { LACKS, type Lack } from '#features/places/contract/region.ts';
import { useLackWords } from '#features/places/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useDownload } from '#web/http/use-download.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { downloadPlacesCsv, downloadPlacesXlsx } from '../../contract/routes.ts';

/** The filters of the list come in the address. */
export function DownloadPlaces() {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, download } = useDownload();
  const [search] = useSearchParams();
  const words = useLackWords();
  const q = search.get('q')?.trim().slice(0, 80) ?? '';
  const wanted = search.get('falta')?.split(',') ?? [];
  const lacks = LACKS.filter((lack): lack is Lack => wanted.includes(lack));
  const filters = [...(q ? [`«${q}»`] : []), ...lacks.map((lack) => words[lack].toLocaleLowerCase('es'))].join(', ');
  const query = { ...(q && { q }), ...(lacks.length > 0 && { lacks: lacks.join(',') }) };
  const get = (route: typeof downloadPlacesCsv | typeof downloadPlacesXlsx) =>
    void download(({ signal }) => api.fetch(route, { query, signal }));
  return (
    <section className={flow.stack3} aria-labelledby="download">
      <h2 id="download" className={textStyles.titleM}>
        <Trans>1. Descarga</Trans>
      </h2>
      <p>
        {filters ? (
          <>
            <Trans>Los lugares de tu lista: {filters}.</Trans>{' '}
            <TextLink kind="inline" to={regionPaths.placesSheet()}>
              <Trans>Mejor todos</Trans>
            </TextLink>
          </>
        ) : (
          <Trans>Todos los lugares de la región, menos las páginas de los operadores.</Trans>
        )}
      </p>
      <p className={textStyles.note}>
        <Trans>La segunda hoja del archivo de Excel explica qué va en cada columna.</Trans>
      </p>
      <Actions>
        <Button disabled={isBusy} aria-label={t`Descargar para Excel`} onClick={() => get(downloadPlacesXlsx)}>
          <Download size={18} aria-hidden />
          <Trans>Excel</Trans>
        </Button>
        <Button kind="quiet" disabled={isBusy} aria-label={t`Descargar en CSV`} onClick={() => get(downloadPlacesCsv)}>
          <Download size={18} aria-hidden />
          CSV
        </Button>
      </Actions>
    </section>
  );
}
