import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { ReportBody, Review } from '../../contract/public-review.ts';
import type { ReportReason } from '../../contract/report-reasons.ts';
import { REPORT_WORDS } from '../../contract/report-reasons.ts';
import { reportReview } from '../../contract/routes.ts';
import { ReasonChoice } from './reason-choice.tsx';

export default function ReportSheet({ review, onClose }: { review: Review | null; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet open={review !== null} onClose={onClose} side="centre" label={t`Avisar de un problema`}>
      {review && <Report key={review.id} review={review} onClose={onClose} />}
    </Sheet>
  );
}

function Report({ review, onClose }: { review: Review; onClose: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const { submission, errorAt, formProps, send, clear } = useDraftForm<Partial<ReportBody>>({
    schema: async () => (await import('../../contract/public-review.ts')).ReportBody,
    bodyOf: () => ({
      id: crypto.randomUUID(),
      ...(reason && { reason }),
      ...(words.trim() && { words: words.trim() }),
    }),
    fields: ['words'],
    check: () => (reason ? [] : [{ path: 'reason', message: t`Elige qué regla incumple.` }]),
  });

  async function report(event: FormEvent) {
    event.preventDefault();
    await send(async ({ reason: chosen, ...body }, call, id) => {
      await api.call(reportReview, {
        params: { commentId: review.id },
        body: { ...body, id, reason: chosen! },
        ...call,
      });
      toast({ text: t`Gracias. Una persona de la región la revisará.` });
      onClose();
    });
  }

  return (
    <Form {...formProps} className={sheet.body} onSubmit={report}>
      <p className={textStyles.soft}>
        <Trans>
          No estar de acuerdo no basta: solo se retira lo que incumple las{' '}
          <Link to={paths.policy('reviews')} onClick={onClose}>
            reglas de las opiniones
          </Link>
          . Sigue a la vista hasta que una persona lo decida.
        </Trans>
      </p>
      <ReasonChoice
        label={t`Qué regla incumple`}
        value={reason}
        onChange={(value) => {
          setReason(value);
          clear();
        }}
        words={REPORT_WORDS}
      />
      <TextAreaField
        label={t`Qué pasa (si quieres)`}
        rows={2}
        maxLength={500}
        value={words}
        error={errorAt('words')}
        onChange={({ target }) => setWords(target.value)}
      />
      <FormProblem of={submission} />
      <Button type="submit" block disabled={submission.isBusy}>
        <Trans>Enviar el aviso</Trans>
      </Button>
    </Form>
  );
}
