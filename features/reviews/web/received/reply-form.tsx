import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '#web/drafts/drafts.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { OperatorReview } from '../../contract/region.ts';
import { REPLY } from '../../contract/review-content.ts';
import styles from './received.module.css';

interface ReplyFormProps {
  review: OperatorReview;
  send(body: { body: string }, call: AttemptCall): Promise<unknown>;
  /** The list is read again. */
  changed(): Promise<unknown>;
}

const keyOf = (id: string) => `respuesta/${id}`;

export function ReplyForm({ review: { id, author }, send, changed }: ReplyFormProps) {
  const { t } = useLingui();
  const [words] = useState(() => readDraft<string>(keyOf(id)) ?? '');
  const [open, setOpen] = useState(words !== '');
  const { form, submission, sendWith } = useContractForm<{ body: string }>({
    defaultValues: { body: words },
    schema: async () => (await import('../../contract/region.ts')).ReplyBody,
    words: { body: t`Escribe al menos ${REPLY.least} letras.` },
  });
  const publish = sendWith(async (body, call) => {
    await send(body, call);
    dropDraft(keyOf(id));
    toast({ text: t`Tu respuesta está publicada.` });
    await changed();
  });

  if (!open)
    return (
      <Button kind="quiet" size="small" className={styles.open} onClick={() => setOpen(true)}>
        <Trans>
          Responder<span className="sr"> a {author}</span>
        </Trans>
      </Button>
    );
  return (
    <Form className={classNames(flow.stack2, styles.reply)} {...publish}>
      <TextAreaField
        label={t`Tu respuesta`}
        hint={t`Se publica al instante, una sola vez, a la vista de todos. Sin teléfonos ni enlaces.`}
        error={form.formState.errors.body?.message ?? submission.failure}
        rows={3}
        maxLength={REPLY.most}
        {...form.register('body', { onChange: ({ target }) => writeDraft(keyOf(id), target.value) })}
      />
      <Actions>
        <Button type="submit" size="small" disabled={submission.isBusy}>
          <Trans>Publicar la respuesta</Trans>
        </Button>
        <Button
          kind="bare"
          size="small"
          onClick={() => {
            dropDraft(keyOf(id));
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
