import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { ReasonChoice } from '#features/reviews/web/public.ts';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { REPORT_WORDS_MOST, type ReportPublicTrip } from '../../../contract/publication.ts';
import { reportPublicTrip } from '../../../contract/publication-routes.ts';
import { PUBLICATION_REASONS, type PublicationReason } from '../../../contract/publication-states.ts';

interface ReportSheetProps {
  id: string;
  open: boolean;
  onClose: () => void;
}

export default function ReportSheet({ id, open, onClose }: ReportSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet open={open} onClose={onClose} side="centre" label={t`Reportar este viaje`}>
      <Report id={id} onClose={onClose} />
    </Sheet>
  );
}

function Report({ id, onClose }: Omit<ReportSheetProps, 'open'>) {
  const { t } = useLingui();
  const api = useApi();
  const [reason, setReason] = useState<PublicationReason | null>(null);
  const [words, setWords] = useState('');
  const { submission, errorAt, formProps, send, clear } = useDraftForm<Partial<ReportPublicTrip>>({
    schema: async () => (await import('../../../contract/publication.ts')).ReportPublicTrip,
    bodyOf: () => ({
      id: crypto.randomUUID(),
      ...(reason && { reason }),
      ...(words.trim() && { words: words.trim() }),
    }),
    fields: ['words'],
    check: () => (reason ? [] : [{ path: 'reason', message: t`Elige qué pasa con el viaje.` }]),
  });

  async function report(event: FormEvent) {
    event.preventDefault();
    await send(async ({ reason: chosen, ...body }, call, attempt) => {
      await api.call(reportPublicTrip, { params: { id }, body: { ...body, id: attempt, reason: chosen! }, ...call });
      toast({ text: t`Gracias. Una persona de la región lo revisa en un día como máximo.` });
      onClose();
    });
  }

  return (
    <Form {...formProps} className={sheet.body} onSubmit={report}>
      <p className={textStyles.soft}>
        <Trans>Una persona de la región lo revisa. Hasta entonces sigue a la vista.</Trans>
      </p>
      <ReasonChoice
        label={t`Qué pasa con el viaje`}
        value={reason}
        onChange={(value) => {
          setReason(value);
          clear();
        }}
        words={PUBLICATION_REASONS}
      />
      <TextAreaField
        label={t`Qué más debemos saber (si quieres)`}
        rows={2}
        maxLength={REPORT_WORDS_MOST}
        value={words}
        error={errorAt('words')}
        onChange={({ target }) => setWords(target.value)}
      />
      <FormProblem of={submission} />
      <Button type="submit" block disabled={submission.isBusy}>
        <Trans>Enviar el reporte</Trans>
      </Button>
    </Form>
  );
}
