import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatMoment } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { openDataPaths } from '#web/paths/public-files.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { publishOpenData } from '../contract/routes.ts';
import { openDataQuery } from './open-data.queries.ts';

/** Makes the files of open data now. The job makes them anyway every night. */
export function OpenDataPanel() {
  const api = useApi();
  const { timeZone } = useFace();
  const { isBusy, failure, submit } = useSubmit();
  const [before, setBefore] = useState<string | null>();
  const { data, error, refetch } = useQuery(openDataQuery(api, before));
  const isMaking = isBusy || (before !== undefined && data?.madeAt === before);

  const publish = () =>
    submit(async (call) => {
      await api.call(publishOpenData, call);
      setBefore(data?.madeAt ?? null);
    });

  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  return (
    <section className={flow.stack3} aria-labelledby="open-data">
      <h2 id="open-data" className={textStyles.titleM}>
        <Trans>Datos abiertos</Trans>
      </h2>
      <p className={textStyles.note} role="status">
        {isMaking ? (
          <Trans>Haciendo los archivos…</Trans>
        ) : data?.madeAt ? (
          <Trans>
            <Plural value={data.places} one="# lugar publicado" other="# lugares publicados" /> el{' '}
            {formatMoment(new Date(data.madeAt), timeZone)}. Se hacen solos cada noche.
          </Trans>
        ) : (
          <Trans>Los archivos se hacen solos cada noche.</Trans>
        )}
      </p>
      {failure && <Alert look="line">{failure}</Alert>}
      <Actions>
        <Button kind="quiet" disabled={isMaking} onClick={() => void publish()}>
          <Trans>Publicar los datos ahora</Trans>
        </Button>
        <TextLink to={openDataPaths.page()}>
          <Trans>Ver la página de datos</Trans>
        </TextLink>
      </Actions>
    </section>
  );
}
