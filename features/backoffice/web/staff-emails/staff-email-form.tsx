import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Loaded, Section } from '#features/accounts/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Checkbox, Toggle } from '#web/ui/choice.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
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

function Choices({ mails: stored }: { mails: StaffEmails }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { isBusy, failure, retry, submit } = useSubmit();
  const [shown, setShown] = useState(stored);
  const { atOnce, weekly, queues } = shown;
  const wanted = useRef(stored);
  const isSaving = useRef(false);

  /** Choices made during a save are saved after it, so the server's last state is the one on the screen. */
  async function save(): Promise<void> {
    setShown(wanted.current);
    if (isSaving.current) return;
    isSaving.current = true;
    let saved = shown;
    const isSaved = await submit(async () => {
      let sent: StaffEmails;
      do {
        sent = wanted.current;
        saved = await api.call(changeStaffEmails, { body: bodyOf(sent), quiet: true });
      } while (sent !== wanted.current);
    });
    isSaving.current = false;
    setShown(saved);
    queries.setQueryData(key, saved);
    if (isSaved) wanted.current = saved;
  }

  function change(more: Partial<StaffEmails>): void {
    wanted.current = { ...shown, ...more };
    void save();
  }

  return (
    <div className={flow.stack6} aria-busy={isBusy}>
      <Section
        title={<Trans>Trabajo nuevo</Trans>}
        lead={
          <Trans>
            Un correo en cuanto llega algo que espera a la oficina. Lo que llega junto va junto: como mucho, un correo
            cada {GROUPED_MINUTES} minutos.
          </Trans>
        }
      >
        <Toggle checked={atOnce} onChange={({ target }) => change({ atOnce: target.checked })}>
          <Trans>Avisarme del trabajo nuevo</Trans>
        </Toggle>
        {atOnce && (
          <FieldSet legend={t`De qué`} layout="stack">
            {queues.map(({ name, title, on }) => (
              <Checkbox
                key={name}
                checked={on}
                onChange={({ target }) =>
                  change({
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
        <Toggle checked={weekly} onChange={({ target }) => change({ weekly: target.checked })}>
          <Trans>Recibir el resumen</Trans>
        </Toggle>
      </Section>
      <FormProblem of={{ failure, retry: retry && (() => void save()) }} />
    </div>
  );
}

const bodyOf = ({ atOnce, weekly, queues }: StaffEmails) => ({
  atOnce,
  weekly,
  muted: queues.filter(({ on }) => !on).map(({ name }) => name),
});
