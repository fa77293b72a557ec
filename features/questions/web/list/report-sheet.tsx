import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { ReportReason } from '#features/reviews/contract/report-reasons.ts';
import { REPORT_WORDS } from '#features/reviews/contract/report-reasons.ts';
import { ReasonChoice } from '#features/reviews/web/public.ts';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { ReportQuestion } from '../../contract/case.ts';
import type { Question } from '../../contract/question.ts';
import { reportQuestion } from '../../contract/routes.ts';

export default function ReportSheet({ question, onClose }: { question: Question | null; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet open={question !== null} onClose={onClose} side="centre" label={t`Avisar de un problema`}>
      {question && <Report key={question.id} question={question} onClose={onClose} />}
    </Sheet>
  );
}

const THE_QUESTION = '';

function Report({ question, onClose }: { question: Question; onClose: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const [answerId, setAnswerId] = useState(THE_QUESTION);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const { submission, errorAt, formProps, send, clear } = useDraftForm<Partial<ReportQuestion>>({
    schema: async () => (await import('../../contract/case.ts')).ReportQuestion,
    bodyOf: () => ({
      id: crypto.randomUUID(),
      ...(answerId !== THE_QUESTION && { answerId }),
      ...(reason && { reason }),
      ...(words.trim() && { words: words.trim() }),
    }),
    fields: ['words'],
    check: () => (reason ? [] : [{ path: 'reason', message: t`Elige qué regla incumple.` }]),
  });

  async function report(event: FormEvent) {
    event.preventDefault();
    await send(async ({ reason: chosen, ...body }, call, id) => {
      await api.call(reportQuestion, {
        params: { id: question.id },
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
          Solo se retira lo que incumple las{' '}
          <Link to={paths.policy('reviews')} onClick={onClose}>
            reglas de lo que se publica
          </Link>
          . Sigue a la vista hasta que una persona lo decida.
        </Trans>
      </p>
      {question.answers.length > 0 && (
        <SelectField label={t`De qué avisas`} value={answerId} onChange={({ target }) => setAnswerId(target.value)}>
          <option value={THE_QUESTION}>{t`De la pregunta`}</option>
          {question.answers.map(({ id, answeredBy }) => (
            <option key={id} value={id}>{t`De la respuesta de ${answeredBy}`}</option>
          ))}
        </SelectField>
      )}
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
