import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '#features/backoffice/web/public.ts';
import { FACT_SOURCES, type FactSourceKind } from '#features/places/contract/place-facts.ts';
import { useSourceWords } from '#features/places/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ImportDetail } from '../../contract/imports.ts';
import { actOnImport } from '../../contract/routes.ts';
import type { SheetCounts } from '../../contract/sheet.ts';
import { importQuery, importsKey } from '../imports.queries.ts';

export function SheetActions({
  detail: { id, actions },
  sheet: { taken },
}: {
  detail: ImportDetail;
  sheet: SheetCounts;
}) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const words = useSourceWords();
  const { isBusy, failure, submit } = useSubmit();
  const [source, setSource] = useState<FactSourceKind>('other');
  const [isAsking, setIsAsking] = useState(false);

  async function keep(answer: Promise<ImportDetail>) {
    queries.setQueryData(importQuery(api, id).queryKey, await answer);
    void queries.invalidateQueries({ queryKey: importsKey });
  }
  const start = () =>
    submit((call) => keep(api.call(actOnImport, { params: { id }, body: { action: 'start', source }, ...call })));

  if (actions.length === 0) return null;
  return (
    <div className={classNames(flow.stack3, flow.narrow)}>
      {actions.includes('start') && (
        <SelectField
          label={t`¿Cómo supiste lo que trae la hoja?`}
          value={source}
          onChange={({ target }) => setSource(target.value as FactSourceKind)}
        >
          {FACT_SOURCES.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </SelectField>
      )}
      {failure && <Alert look="line">{failure}</Alert>}
      <Actions>
        {actions.includes('start') && (
          <Button disabled={isBusy} onClick={() => void start()}>
            <Plural value={taken} one="Aplicar # cambio" other="Aplicar # cambios" />
          </Button>
        )}
        {actions.includes('undo') && (
          <Button kind="quiet" disabled={isBusy} onClick={() => setIsAsking(true)}>
            <Trans>Deshacer la hoja</Trans>
          </Button>
        )}
      </Actions>
      <Confirm
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`¿Deshacer toda la hoja?`}
        verb={t`Deshacer la hoja`}
        run={(_reason, call) => keep(api.call(actOnImport, { params: { id }, body: { action: 'undo' }, ...call }))}
      >
        <p>
          <Trans>
            Cada dato vuelve a como estaba, salvo los que alguien cambió después. Los lugares que agregó la hoja salen
            del sitio.
          </Trans>
        </p>
      </Confirm>
    </div>
  );
}
