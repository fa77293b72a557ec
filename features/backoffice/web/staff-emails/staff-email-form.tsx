import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Loaded, Section } from '#features/accounts/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Checkbox, Toggle } from '#web/ui/choice.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { changeStaffEmails, showStaffEmails } from '../../contract/routes.ts';
import { GROUPED_MINUTES, type StaffEmails, SUMMARY_HOUR } from '../../contract/staff-email.ts';
import { backOfficeKey } from '../frame/back-office.queries.ts';

const key = [...backOfficeKey, 'mails'];

export function StaffEmailForm() {
  const api = useApi();
  const mails = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.call(showStaffEmails, { signal, quiet: true }),
  });
  return (
    <Loaded query={mails} lines={6}>
      {(data) => <Choices mails={data} />}
    </Loaded>
  );
}

function Choices({ mails }: { mails: StaffEmails }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { isBusy, failure, retry, submit } = useSubmit();
  const { atOnce, weekly, queues } = mails;

  async function change(more: Partial<StaffEmails>): Promise<void> {
    const next = { ...mails, ...more };
    queries.setQueryData(key, next);
    const isSaved = await submit(async () => {
      const body = {
        atOnce: next.atOnce,
        weekly: next.weekly,
        muted: next.queues.filter(({ on }) => !on).map(({ name }) => name),
      };
      queries.setQueryData(key, await api.call(changeStaffEmails, { body, quiet: true }));
    });
    if (!isSaved) queries.setQueryData(key, mails);
  }

  return (
    <>
      <Section
        title={<Trans>Trabajo nuevo</Trans>}
        lead={
          <Trans>
            Un correo en cuanto llega algo que espera a la oficina. Lo que llega junto va junto: como mucho, un correo
            cada {GROUPED_MINUTES} minutos.
          </Trans>
        }
      >
        <Toggle checked={atOnce} disabled={isBusy} onChange={({ target }) => void change({ atOnce: target.checked })}>
          <Trans>Avisarme del trabajo nuevo</Trans>
        </Toggle>
        {atOnce && (
          <FieldSet legend={t`De qué`} layout="stack">
            {queues.map(({ name, title, on }) => (
              <Checkbox
                key={name}
                checked={on}
                disabled={isBusy}
                onChange={({ target }) =>
                  void change({
                    queues: queues.map((one) => (one.name === name ? { ...one, on: target.checked } : one)),
                  })
                }
              >
                {title}
              </Checkbox>
            ))}
          </FieldSet>
        )}
      </Section>
      <Section
        title={<Trans>Resumen de los lunes</Trans>}
        lead={
          <Trans>
            Cada lunes a las {SUMMARY_HOUR} de la mañana: lo que espera, lo que pasó su plazo, lo vendido y lo devuelto
            la semana pasada, y los cierres que empiezan.
          </Trans>
        }
      >
        <Toggle checked={weekly} disabled={isBusy} onChange={({ target }) => void change({ weekly: target.checked })}>
          <Trans>Recibir el resumen</Trans>
        </Toggle>
      </Section>
      <FormProblem of={{ failure, retry }} />
    </>
  );
}
