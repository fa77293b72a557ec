import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ImportDetail } from '../../contract/imports.ts';
import { actOnImport } from '../../contract/routes.ts';
import { importQuery, importsKey } from '../imports.queries.ts';

export function ImportActions({ detail }: { detail: ImportDetail }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { isBusy, failure, submit } = useSubmit();
  const [isAsking, setIsAsking] = useState(false);
  const { id, actions, counts } = detail;
  const isOfPhotos = detail.format === 'photos';

  async function keep(answer: Promise<ImportDetail>) {
    queries.setQueryData(importQuery(api, id).queryKey, await answer);
    void queries.invalidateQueries({ queryKey: importsKey });
  }
  const start = () =>
    submit((call) => keep(api.call(actOnImport, { params: { id }, body: { action: 'start' }, ...call })));

  if (actions.length === 0) return null;
  return (
    <div>
      {failure && <Alert look="line">{failure}</Alert>}
      <Actions>
        {actions.includes('start') && (
          <Button disabled={isBusy} onClick={() => void start()}>
            {isOfPhotos ? (
              <Plural value={counts.take} one="Importar # foto" other="Importar # fotos" />
            ) : (
              <Plural value={counts.take} one="Importar # lugar" other="Importar # lugares" />
            )}
          </Button>
        )}
        {actions.includes('undo') && (
          <Button kind="quiet" disabled={isBusy} onClick={() => setIsAsking(true)}>
            <Trans>Deshacer la importación</Trans>
          </Button>
        )}
      </Actions>
      <Confirm
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`¿Deshacer esta importación?`}
        verb={t`Deshacer la importación`}
        run={(_reason, call) => keep(api.call(actOnImport, { params: { id }, body: { action: 'undo' }, ...call }))}
      >
        <p>
          {isOfPhotos ? (
            <Trans>Las fotos que trajo este archivo salen de sus lugares y se borran del sitio.</Trans>
          ) : (
            <Trans>
              Los lugares que solo traía este archivo salen del sitio, y los demás vuelven a los datos de sus otras
              fuentes. Lo que alguien corrigió a mano se queda.
            </Trans>
          )}
        </p>
      </Confirm>
    </div>
  );
}
