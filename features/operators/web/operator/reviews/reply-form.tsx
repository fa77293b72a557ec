import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { replyToReview } from '#features/reviews/contract/operator-routes.ts';
import type { OperatorReview } from '#features/reviews/contract/region.ts';
import { REPLY } from '#features/reviews/contract/review-content.ts';
import { dropDraft, readDraft, writeDraft } from '#web/drafts/drafts.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import styles from './reviews.module.css';
import { reviewsKey } from './reviews.queries.ts';

const keyOf = (id: string) => `respuesta/${id}`;

export function ReplyForm({ operatorId, review }: { operatorId: string; review: OperatorReview }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [words] = useState(() => readDraft<string>(keyOf(review.id)) ?? '');
  const [open, setOpen] = useState(words !== '');
  const { form, submission, sendWith } = useContractForm<{ body: string }>({
    defaultValues: { body: words },
    schema: async () => (await import('#features/reviews/contract/region.ts')).ReplyBody,
    words: { body: t`Escribe al menos ${REPLY.least} letras.` },
  });

  const send = sendWith(async (body, call) => {
    await api.call(replyToReview, { params: { operatorId, commentId: review.id }, body, ...call });
    dropDraft(keyOf(review.id));
    toast({ text: t`Tu respuesta está publicada.` });
    await queries.invalidateQueries({ queryKey: reviewsKey(operatorId) });
  });

  if (!open)
    return (
      <Button kind="quiet" size="small" className={styles.open} onClick={() => setOpen(true)}>
        <Trans>
          Responder<span className="sr"> a {review.author}</span>
        </Trans>
      </Button>
    );
  return (
    <Form className={`${flow.stack2} ${styles.reply}`} {...send}>
      <TextAreaField
        label={t`Tu respuesta`}
        hint={t`Se publica al instante, una sola vez, a la vista de todos. Sin teléfonos ni enlaces.`}
        error={form.formState.errors.body?.message ?? submission.failure}
        rows={3}
        maxLength={REPLY.most}
        {...form.register('body', { onChange: ({ target }) => writeDraft(keyOf(review.id), target.value) })}
      />
      <Actions>
        <Button type="submit" size="small" disabled={submission.isBusy}>
          <Trans>Publicar la respuesta</Trans>
        </Button>
        <Button
          kind="bare"
          size="small"
          onClick={() => {
            dropDraft(keyOf(review.id));
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
