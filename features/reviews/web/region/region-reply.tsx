import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '#web/drafts/drafts.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { RegionReview } from '../../contract/region.ts';
import { replyAsRegion } from '../../contract/region-routes.ts';
import { REPLY } from '../../contract/review-content.ts';
import { waitingKey } from './region.queries.ts';

const keyOf = (id: string) => `respuesta-de-la-region/${id}`;

export function RegionReply({ review: { id, author } }: { review: RegionReview }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [words] = useState(() => readDraft<string>(keyOf(id)) ?? '');
  const [open, setOpen] = useState(words !== '');
  const { form, submission, sendWith } = useContractForm<{ body: string }>({
    defaultValues: { body: words },
    schema: async () => (await import('../../contract/region.ts')).ReplyBody,
    words: { body: t`Escribe al menos ${REPLY.least} letras.` },
  });
  const send = sendWith(async (body, call) => {
    await api.call(replyAsRegion, { params: { commentId: id }, body, ...call });
    dropDraft(keyOf(id));
    toast({ text: t`Tu respuesta está publicada.` });
    await queries.invalidateQueries({ queryKey: waitingKey });
  });
  if (!open)
    return (
      <p>
        <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
          <Trans>
            Responder<span className="sr"> a {author}</span>
          </Trans>
        </Button>
      </p>
    );
  return (
    <Form className={flow.stack2} {...send}>
      <TextAreaField
        label={t`Respuesta de la región`}
        hint={t`Se publica al instante, una sola vez, a la vista de todos.`}
        error={form.formState.errors.body?.message}
        rows={3}
        maxLength={REPLY.most}
        {...form.register('body', { onChange: ({ target }) => writeDraft(keyOf(id), target.value) })}
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
