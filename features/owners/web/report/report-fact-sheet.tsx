import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { REPORTED_FACTS, type ReportedFact, type ReportFact } from '../../contract/fact-report.ts';
import { reportFact } from '../../contract/report-routes.ts';
import { useReportedWords } from './use-reported-words.ts';

interface ReportFactSheetProps {
  place: { slug: string; name: string };
  open: boolean;
  onClose: () => void;
}

export default function ReportFactSheet({ place, open, onClose }: ReportFactSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet open={open} onClose={onClose} side="centre" label={t`¿Qué está mal?`}>
      <Report place={place} onDone={onClose} />
    </Sheet>
  );
}

function Report({ place, onDone }: { place: ReportFactSheetProps['place']; onDone: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const facts = useReportedWords();
  const isHere = useSession(({ person }) => person !== null);
  const [fact, setFact] = useState<ReportedFact>('hours');
  const [words, setWords] = useState('');
  const [email, setEmail] = useState('');
  const { submission, errorAt, formProps, send, clear } = useDraftForm<ReportFact>({
    schema: async () => (await import('../../contract/fact-report.ts')).ReportFact,
    bodyOf: () => ({
      id: crypto.randomUUID(),
      place: place.slug,
      fact,
      words: words.trim(),
      ...(!isHere && email.trim() && { email: email.trim() }),
    }),
    fields: ['words', 'email'],
    words: {
      words: t`Cuenta qué está mal, en pocas palabras.`,
      email: t`Escribe un correo completo, como nombre@ejemplo.pe.`,
    },
  });

  async function report(event: FormEvent) {
    event.preventDefault();
    const isSent = await send(async (body, call, id) => {
      await api.call(reportFact, { body: { ...body, id }, ...call });
    });
    if (!isSent) return;
    toast({ text: t`Gracias. Lo revisan quien cuida la ficha y la región.` });
    setWords('');
    clear();
    onDone();
  }

  return (
    <Form {...formProps} className={sheet.body} onSubmit={report}>
      <p className={textStyles.soft}>{place.name}</p>
      <SelectField label={t`Qué dato`} value={fact} onChange={({ target }) => setFact(target.value as ReportedFact)}>
        {REPORTED_FACTS.map((one) => (
          <option key={one} value={one}>
            {facts[one]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t`Qué viste`}
        rows={2}
        maxLength={300}
        placeholder={t`Fui un lunes y estaba cerrado.`}
        value={words}
        error={errorAt('words')}
        onChange={({ target }) => setWords(target.value)}
      />
      {!isHere && (
        <Field
          label={t`Tu correo, si quieres la respuesta`}
          type="email"
          autoComplete="email"
          value={email}
          error={errorAt('email')}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      <FormProblem of={submission} />
      <Button type="submit" block disabled={submission.isBusy}>
        <Trans>Enviar el aviso</Trans>
      </Button>
    </Form>
  );
}
