import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toward } from '#features/complaints/contract/authority-words.ts';
import type { Complaint } from '#features/complaints/contract/complaint.ts';
import type { ConsumerAction } from '#features/complaints/contract/complaint-states.ts';
import type { actOnComplaint } from '#features/complaints/contract/routes.ts';
import type { BodyOf, ShapeOf } from '#features/route.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

interface ActionsProps {
  complaint: Complaint;
  act: (action: ConsumerAction, body: string | undefined, call: AttemptCall) => Promise<void>;
}

const SHORTEST_REASON = 5;

/** Each action asks for confirmation, because no action can be undone. */
export function ConsumerActions({ complaint, act }: ActionsProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<ConsumerAction | null>(null);
  const { form, submission, sendWith } = useContractForm<{ body: string }, BodyOf<ShapeOf<typeof actOnComplaint>>>({
    defaultValues: { body: '' },
    schema: async () => (await import('#features/complaints/contract/complaint.ts')).ActOnComplaintBody,
    bodyOf: ({ body }) => ({ action: asked!, ...(body.trim() && { body: body.trim() }) }),
  });
  const isShort = form.watch('body').trim().length < SHORTEST_REASON;
  const { actions, authority } = complaint;
  const there = toward(authority);
  if (actions.length === 0) return null;
  const words: Record<ConsumerAction, { button: string; title: string; text: string; field: string | null }> = {
    accept: {
      button: t`Estoy conforme`,
      title: t`Cerrar el reclamo`,
      text: t`Se cierra con la respuesta que recibiste. Gracias por decírnoslo.`,
      field: null,
    },
    dispute: {
      button: t`No estoy conforme`,
      title: t`Pedir que lo revisen`,
      text: t`Se reabre con un plazo nuevo. Di qué falta o qué no es cierto.`,
      field: t`Por qué no estás conforme`,
    },
    escalate: {
      button: t`Lo llevaré ${there}`,
      title: t`Acudir ${there}`,
      text: authority.how,
      field: null,
    },
    withdraw: {
      button: t`Desistir`,
      title: t`Desistir del reclamo`,
      text: t`Se cierra sin respuesta. La hoja queda en el libro, como pide la ley.`,
      field: t`Motivo (opcional)`,
    },
  };
  const send = sendWith(async ({ action, body }, call) => {
    await act(action, body, call);
    setAsked(null);
    form.reset();
  });
  function ask(action: ConsumerAction | null) {
    submission.clear();
    setAsked(action);
  }
  const now = asked && words[asked];
  return (
    <>
      <Actions>
        {actions.map((action, i) => (
          <Button key={action} kind={i === 0 && action !== 'withdraw' ? 'accent' : 'quiet'} onClick={() => ask(action)}>
            {words[action].button}
          </Button>
        ))}
      </Actions>
      <Sheet open={asked !== null} onClose={() => ask(null)} side="centre" label={now?.title ?? ''}>
        {asked && now && (
          <Form className={sheet.body} {...send}>
            <p>{now.text}</p>
            {now.field && (
              <TextAreaField
                label={now.field}
                maxLength={3000}
                error={form.formState.errors.body?.message}
                {...form.register('body')}
              />
            )}
            <FormProblem of={submission} />
            <Actions>
              <Button type="submit" disabled={submission.isBusy || (asked === 'dispute' && isShort)}>
                <Trans>Confirmar</Trans>
              </Button>
              <Button kind="quiet" onClick={() => ask(null)}>
                <Trans>Volver</Trans>
              </Button>
            </Actions>
          </Form>
        )}
      </Sheet>
    </>
  );
}
