import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, FileX2, Scale, Ticket, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { leaveSession } from '#web/session/session.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { ERASURE_WORDS, type EraseBody, type PrivacyOverview } from '../../contract/privacy.ts';
import { requestErasure } from '../../contract/routes.ts';
import styles from '../privacy.module.css';
import { useDay } from '../use-day.ts';

export function EraseAccount({ erasure }: { erasure: PrivacyOverview['erasure'] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { graceDays } = erasure;
  return (
    <>
      <ul className={styles.consequences}>
        <li>
          <CalendarClock size={22} aria-hidden="true" />
          <span className={flow.stackHalf}>
            <b>
              <Trans>Tu cuenta se cierra al momento</Trans>
            </b>
            <Trans>Se cierra tu sesión en todos tus dispositivos. Se borra a los {graceDays} días.</Trans>
          </span>
        </li>
        <li>
          <Undo2 size={22} aria-hidden="true" />
          <span className={flow.stackHalf}>
            <b>
              <Trans>Hasta entonces puedes volver</Trans>
            </b>
            <Trans>Entra con tu correo y elige conservarla: no habrás perdido nada.</Trans>
          </span>
        </li>
        <li>
          <FileX2 size={22} aria-hidden="true" />
          <span className={flow.stackHalf}>
            <b>
              <Trans>Después no queda nada con tu nombre</Trans>
            </b>
            <Trans>
              Tus viajes, con sus enlaces; tu foto; tus preguntas y respuestas. Tus opiniones quedan, sin tu nombre.
            </Trans>
          </span>
        </li>
        <li>
          <Ticket size={22} aria-hidden="true" />
          <span className={flow.stackHalf}>
            <b>
              <Trans>Tus reservas y pagos quedan, sin tus datos</Trans>
            </b>
            <Trans>
              La ley pide conservar las cuentas: quedan qué compraste, cuándo y cuánto pagaste, sin nombres, correo,
              teléfono, respuestas ni tarjeta. No se cancela nada: una reserva que aún no pasó espera a su día, y
              entonces se quitan tus datos.
            </Trans>
          </span>
        </li>
        <li>
          <Scale size={22} aria-hidden="true" />
          <span className={flow.stackHalf}>
            <b>
              <Trans>Lo que la ley manda guardar, sin tu nombre</Trans>
            </b>
            <Trans>
              El libro de reclamaciones y la prueba de lo que aceptaste. Un reclamo abierto sigue hasta cerrarse.
            </Trans>
          </span>
        </li>
      </ul>
      {erasure.refusal ? (
        <Alert live="none">{erasure.refusal}</Alert>
      ) : (
        <Button kind="quiet" className={`${textStyles.stop} ${styles.erase}`} onClick={() => setOpen(true)}>
          <Trans>Borrar mi cuenta…</Trans>
        </Button>
      )}
      <Sheet open={open} onClose={() => setOpen(false)} side="centre" label={t`Borrar mi cuenta`}>
        {open && <Confirmation onClose={() => setOpen(false)} />}
      </Sheet>
    </>
  );
}

function Confirmation({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const day = useDay();
  const navigate = useNavigate();
  const { form, submission, sendWith } = useContractForm<{ confirm: string }, EraseBody>({
    defaultValues: { confirm: '' },
    schema: async () => (await import('../../contract/privacy.ts')).EraseBody,
    bodyOf: ({ confirm }) => ({ confirm: confirm.trim().toLowerCase() as typeof ERASURE_WORDS }),
    words: { confirm: t`Escribe «${ERASURE_WORDS}».` },
  });
  const erase = sendWith(async (body, call) => {
    const { erasedAfter } = await api.call(requestErasure, { body, ...call });
    toast({
      text: t`Tu cuenta se borrará el ${day(erasedAfter)}. Hasta entonces puedes volver.`,
      milliseconds: 12_000,
    });
    await navigate(paths.home());
    leaveSession({ accountClosed: true });
  });
  return (
    <Form className={sheet.body} {...erase}>
      <p>
        <Trans>
          Para estar seguros, escribe <b>{ERASURE_WORDS}</b>.
        </Trans>
      </p>
      <Field
        label={t`Escríbelo tal cual`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.confirm?.message}
        {...form.register('confirm')}
      />
      <FormProblem of={submission} />
      <Actions align="end">
        <Button kind="quiet" onClick={onClose}>
          <Trans>Quedarme</Trans>
        </Button>
        <Button type="submit" className={styles.final} disabled={submission.isBusy}>
          <Trans>Borrar mi cuenta</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
