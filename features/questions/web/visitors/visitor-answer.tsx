import { Trans, useLingui } from '@lingui/react/macro';
import { MapPinCheck } from 'lucide-react';
import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '#web/drafts/drafts.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ANSWER } from '../../contract/case.ts';
import type { Question } from '../../contract/question.ts';
import {
  type AnsweringVisitor,
  answerAsVisitor,
  type VisitorAnswer as Body,
  withdrawVisitorAnswer,
} from '../../contract/visitor-routes.ts';

interface VisitorAnswerProps {
  question: Question;
  visitor: AnsweringVisitor;
  onChange: (question: Question) => void;
}

const keyOf = (id: string) => `respuesta-de-visita/${id}`;

/** A person who proved a visit answers a question. */
export default function VisitorAnswer({ question, visitor, onChange }: VisitorAnswerProps) {
  const { t } = useLingui();
  const api = useApi();
  const { id, askedBy } = question;
  const [words] = useState(() => readDraft<string>(keyOf(id)) ?? '');
  const [open, setOpen] = useState(words !== '');
  const { form, submission, sendWith } = useContractForm<{ body: string; name: string }, Body>({
    defaultValues: { body: words, name: visitor.name },
    schema: async () => (await import('../../contract/visitor-routes.ts')).VisitorAnswer,
    // Each attempt gets its own id when it is sent.
    bodyOf: ({ body, name }) => ({
      id: '00000000-0000-4000-8000-000000000000',
      ...{ body: body.trim(), name: name.trim() },
    }),
    words: { body: t`Escribe al menos ${ANSWER.least} letras.`, name: t`Escribe tu nombre.` },
  });
  const withdraw = (answerId: string) =>
    void api.call(withdrawVisitorAnswer, { params: { id, answerId } }).then(onChange, () => undefined);
  const send = sendWith(async (body, call, answerId) => {
    const answered = await api.call(answerAsVisitor, { params: { id }, body: { ...body, id: answerId }, ...call });
    dropDraft(keyOf(id));
    form.reset({ body: '', name: body.name });
    setOpen(false);
    onChange(answered);
    toast({
      text: t`Tu respuesta está publicada.`,
      action: { label: t`Deshacer: publicar la respuesta`, run: () => withdraw(answerId) },
    });
  });

  if (!open)
    return (
      <p>
        <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
          <MapPinCheck size={16} aria-hidden />
          <Trans>
            Estuviste aquí: responde<span className="sr"> a {askedBy}</span>
          </Trans>
        </Button>
      </p>
    );
  return (
    <Form className={flow.stack2} {...send}>
      <TextAreaField
        label={t`Tu respuesta`}
        hint={t`Se publica al instante, con la marca «Estuvo aquí».`}
        error={form.formState.errors.body?.message}
        rows={3}
        maxLength={ANSWER.most}
        {...form.register('body', { onChange: ({ target }) => writeDraft(keyOf(id), target.value) })}
      />
      <Field
        label={t`Tu nombre, como se verá`}
        autoComplete="nickname"
        error={form.formState.errors.name?.message}
        {...form.register('name')}
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
            dropDraft(keyOf(id));
            form.reset({ body: '', name: visitor.name });
            setOpen(false);
          }}
        >
          <Trans>Cancelar</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
