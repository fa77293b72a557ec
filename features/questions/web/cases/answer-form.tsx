import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { factsInText } from '#features/places/contract/facts-in-text.ts';
import { dropDraft, readDraft, writeDraft } from '#web/drafts/drafts.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ANSWER, type AnswerBody, type QuestionCase } from '../../contract/case.ts';
import type { QuestionCaseActions } from './case-actions.ts';
import { FactOffer } from './fact-offer.tsx';

const keyOf = (id: string) => `respuesta-a/${id}`;

export function AnswerForm({ item, actions }: { item: QuestionCase; actions: QuestionCaseActions }) {
  const { t } = useLingui();
  const key = keyOf(item.id);
  const [words] = useState(() => readDraft<string>(key) ?? '');
  const [open, setOpen] = useState(words !== '');
  /** An answer with a fact. The list is read again after the person decided about the fact. */
  const [published, setPublished] = useState<string | null>(null);
  const factPage = actions.factPage?.(item) ?? null;
  const { form, submission, sendWith } = useContractForm<{ body: string }, AnswerBody>({
    defaultValues: { body: words },
    schema: async () => (await import('../../contract/case.ts')).AnswerBody,
    // Each attempt gets its own id when it is sent.
    bodyOf: ({ body }) => ({ id: '00000000-0000-4000-8000-000000000000', body: body.trim() }),
    words: { body: t`Escribe al menos ${ANSWER.least} letras.` },
  });
  const send = sendWith(async (body, call, id) => {
    await actions.answer(item.id, { ...body, id }, call);
    dropDraft(key);
    form.reset({ body: '' });
    setOpen(false);
    toast({
      text: t`Tu respuesta está publicada.`,
      action: {
        label: t`Deshacer: publicar la respuesta`,
        run: () => void actions.withdraw(item.id, id).finally(actions.changed),
      },
    });
    if (factPage && factsInText(body.body).length > 0) setPublished(body.body);
    else await actions.changed();
  });

  if (published !== null && factPage)
    return (
      <div role="status" className={flow.stack3}>
        <p className={textStyles.strong}>
          <Trans>Tu respuesta está publicada.</Trans>
        </p>
        <FactOffer text={published} page={factPage} />
        <p>
          <Button kind="bare" size="small" onClick={() => void actions.changed()}>
            <Trans>Ahora no</Trans>
          </Button>
        </p>
      </div>
    );

  if (!open)
    return (
      <p>
        <Button kind={item.answers.length === 0 ? 'accent' : 'quiet'} size="small" onClick={() => setOpen(true)}>
          <Trans>
            Responder<span className="sr"> a {item.askedBy}</span>
          </Trans>
        </Button>
      </p>
    );
  return (
    <Form className={flow.stack2} {...send}>
      <TextAreaField
        label={t`Tu respuesta`}
        hint={t`Se publica al instante, a la vista de todos. Avisamos por correo a quien preguntó.`}
        error={form.formState.errors.body?.message}
        rows={3}
        maxLength={ANSWER.most}
        {...form.register('body', { onChange: ({ target }) => writeDraft(key, target.value) })}
      />
      <FormProblem of={submission} />
      <Actions>
        <Button type="submit" size="small" disabled={submission.isBusy}>
          <Trans>Publicar la respuesta</Trans>
        </Button>
        <Button
          kind="bare"
          size="small"
          onClick={() => {
            dropDraft(key);
            form.reset({ body: '' });
            setOpen(false);
          }}
        >
          <Trans>Cancelar</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
