import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { replyToReview } from '#features/reviews/contract/operator-routes.ts';
import type { OperatorReview } from '#features/reviews/contract/region.ts';
import { REPLY } from '#features/reviews/contract/review-content.ts';
import { dropDraft, readDraft, writeDraft } from '#web/drafts/drafts.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import styles from './reviews.module.css';
import { reviewsKey } from './reviews.queries.ts';

const keyOf = (id: string) => `respuesta/${id}`;

/** The form for the reply to a review. A review has one reply. The text stays on this device until it is sent. */
export function ReplyForm({ operatorId, review }: { operatorId: string; review: OperatorReview }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [words, setWords] = useState(() => readDraft<string>(keyOf(review.id)) ?? '');
  const [open, setOpen] = useState(words !== '');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (words.trim().length < REPLY.least) return setTrouble(t`Escribe al menos ${REPLY.least} letras.`);
    setBusy(true);
    setTrouble(null);
    try {
      const params = { operatorId, commentId: review.id };
      await api.call(replyToReview, { params, body: { body: words }, quiet: true });
      dropDraft(keyOf(review.id));
      toast({ text: t`Tu respuesta está publicada.` });
      await queries.invalidateQueries({ queryKey: reviewsKey(operatorId) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error.problem.issues?.[0]?.message ?? error.problem.detail);
      setBusy(false);
    }
  }

  if (!open)
    return (
      <Button kind="quiet" size="small" className={styles.open} onClick={() => setOpen(true)}>
        <Trans>
          Responder<span className="sr"> a {review.author}</span>
        </Trans>
      </Button>
    );
  return (
    <Form className={styles.reply} onSubmit={(event) => void send(event)}>
      <TextAreaField
        label={t`Tu respuesta`}
        hint={t`Se publica al instante, una sola vez, a la vista de todos. Sin teléfonos ni enlaces.`}
        error={trouble}
        rows={3}
        maxLength={REPLY.most}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setTrouble(null);
          writeDraft(keyOf(review.id), target.value);
        }}
      />
      <span className={styles.acts}>
        <Button type="submit" size="small" disabled={busy}>
          <Trans>Publicar la respuesta</Trans>
        </Button>
        <Button
          kind="bare"
          size="small"
          onClick={() => {
            dropDraft(keyOf(review.id));
            setWords('');
            setOpen(false);
          }}
        >
          <Trans>Cancelar</Trans>
        </Button>
      </span>
    </Form>
  );
}
