import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { ReportPhoto } from '../../contract/case.ts';
import { ANSWERED_REASONS, type PhotoReason } from '../../contract/reasons.ts';
import { reportPhoto } from '../../contract/report-routes.ts';
import { PhotoReasonChoice } from '../photo-reason-choice.tsx';
import type { GalleryPhoto } from './photo-picture.tsx';

export default function ReportSheet({ photo, onClose }: { photo: GalleryPhoto | null; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet open={photo !== null} onClose={onClose} side="centre" label={t`Avisar de un problema`}>
      {photo && <Report key={photo.id} photo={photo} onClose={onClose} />}
    </Sheet>
  );
}

function Report({ photo, onClose }: { photo: GalleryPhoto; onClose: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const person = useSession((session) => session.person);
  const [reason, setReason] = useState<PhotoReason | null>(null);
  const [words, setWords] = useState('');
  const [email, setEmail] = useState('');
  const getsAnswer = reason !== null && ANSWERED_REASONS.includes(reason);
  const asksEmail = getsAnswer && !person;
  const { submission, errorAt, formProps, send, clear } = useDraftForm<Partial<ReportPhoto>>({
    schema: async () => (await import('../../contract/case.ts')).ReportPhoto,
    bodyOf: () => ({
      id: crypto.randomUUID(),
      ...(reason && { reason }),
      ...(words.trim() && { words: words.trim() }),
      ...(asksEmail && email.trim() && { email: email.trim() }),
    }),
    fields: ['words', 'email'],
    words: { email: t`Escribe tu correo, como ana@ejemplo.pe.` },
    check: () => [
      ...(reason ? [] : [{ path: 'reason', message: t`Elige qué pasa con la foto.` }]),
      ...(asksEmail && !email.trim() ? [{ path: 'email', message: t`Escribe tu correo: ahí te respondemos.` }] : []),
    ],
  });

  async function report(event: FormEvent) {
    event.preventDefault();
    await send(async ({ reason: chosen, ...body }, call, id) => {
      await api.call(reportPhoto, { params: { id: photo.id }, body: { ...body, id, reason: chosen! }, ...call });
      toast({
        text: getsAnswer
          ? t`Gracias. La revisamos en un día y te respondemos por correo.`
          : t`Gracias. Una persona de la región la revisará.`,
      });
      onClose();
    });
  }

  return (
    <Form {...formProps} className={sheet.body} onSubmit={report}>
      <p className={textStyles.soft}>
        <Trans>Una persona de la región la revisa. Hasta entonces sigue a la vista.</Trans>
      </p>
      <PhotoReasonChoice
        label={t`Qué pasa con la foto`}
        value={reason}
        onChange={(value) => {
          setReason(value);
          clear();
        }}
      />
      <TextAreaField
        label={getsAnswer ? t`Cómo lo reconocemos` : t`Qué más debemos saber (si quieres)`}
        hint={getsAnswer ? t`Por ejemplo, qué ropa llevas o dónde publicaste la foto.` : undefined}
        rows={2}
        maxLength={500}
        value={words}
        error={errorAt('words')}
        onChange={({ target }) => setWords(target.value)}
      />
      {asksEmail && (
        <Field
          label={t`Tu correo`}
          hint={t`Solo para responderte.`}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={email}
          error={errorAt('email')}
          onChange={({ target }) => {
            setEmail(target.value);
            clear();
          }}
        />
      )}
      {getsAnswer && person && (
        <p>
          <Trans>
            Te respondemos a <b>{person.email}</b>.
          </Trans>
        </p>
      )}
      <FormProblem of={submission} />
      <Button type="submit" block disabled={submission.isBusy}>
        {getsAnswer ? <Trans>Pedir que se retire</Trans> : <Trans>Enviar el aviso</Trans>}
      </Button>
    </Form>
  );
}
