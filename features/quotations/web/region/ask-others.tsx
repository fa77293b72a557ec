import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { reassignUnansweredQuotation } from '../../contract/region-routes.ts';
import type { UnansweredRequest } from '../../contract/report.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Staff have to confirm, because sent emails cannot be undone. */
export function AskOthers({ request: { id, reference } }: { request: UnansweredRequest }) {
  const { t } = useLingui();
  const api = useApi();
  const known = useQueryClient();
  const [open, setOpen] = useState(false);
  const submission = useSubmit();

  const ask = () =>
    submission.submit(
      async (call) => {
        const params = { quotationId: id };
        const { operators } = await api.call(reassignUnansweredQuotation, { params, body: {}, ...call });
        const names = list.format(operators);
        toast({ text: t`Preguntamos a ${names}.` });
        setOpen(false);
        void known.invalidateQueries({ queryKey: backOfficeKey });
      },
      (error) =>
        error instanceof ApiError && error.problem.code === 'no_operator_fits'
          ? t`No queda ningún operador que encaje y a quien no se haya preguntado.`
          : null,
    );

  return (
    <>
      <Button
        kind="quiet"
        size="small"
        onClick={() => {
          submission.clear();
          setOpen(true);
        }}
      >
        <Trans>Preguntar a otros</Trans>
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} side="centre" label={t`¿Preguntar a otros por ${reference}?`}>
        <div className={sheet.body}>
          <p>
            <Trans>
              Preguntamos por turno a operadores que encajan y a quienes aún no se preguntó. Al viajero le contamos por
              correo a quiénes. Queda en el registro.
            </Trans>
          </p>
          <FormProblem of={submission} />
          <Actions>
            <Button disabled={submission.isBusy} onClick={ask}>
              <Trans>Sí, preguntar</Trans>
            </Button>
            <Button kind="quiet" onClick={() => setOpen(false)}>
              <Trans>No, volver</Trans>
            </Button>
          </Actions>
        </div>
      </Sheet>
    </>
  );
}
