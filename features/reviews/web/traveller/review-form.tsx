import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { writeReview } from '#features/booking-reviews/contract/routes.ts';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import fieldSet from '#web/ui/field-set.module.css';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import rows from '#web/ui/rows.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { BookingReview, ReviewBody } from '../../contract/review.ts';
import {
  NAME,
  REVIEW_LANGUAGES,
  type ReviewLanguage,
  SUB_SCORES,
  screenWords,
  WORDS,
} from '../../contract/review-content.ts';
import { HOLD_WORDS, SCORE_WORDS } from '../review-words.ts';
import { languageName } from '../write/language-name.ts';
import {
  bodyOf,
  type DraftFault,
  faultsOf,
  forgetReviewDraft,
  keepReviewDraft,
  type ReviewDraft,
  readReviewDraft,
} from './review-draft.ts';
import styles from './review-form.module.css';
import { StarChoice } from './star-choice.tsx';

interface ReviewFormProps {
  reference: string;
  found: BookingReview;
  orderKey: Record<string, string>;
  onSent: (answer: BookingReview) => void;
  onCancel?: () => void;
}

export function ReviewForm({ reference, found, orderKey, onSent, onCancel }: ReviewFormProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [draft, setDraft] = useState(() => readReviewDraft(reference, found));
  const words: Record<DraftFault, string> = {
    rating: t`Elige de una a cinco estrellas.`,
    body: t`Cuenta un poco más: al menos ${WORDS.least} letras.`,
    author: t`Escribe un nombre, o tus iniciales.`,
  };
  const { submission, faults, errorAt, formProps, send, clear } = useDraftForm<ReviewBody>({
    schema: async () => (await import('../../contract/review.ts')).ReviewBody,
    bodyOf: () => bodyOf(draft),
    fields: ['rating', 'body', 'author'],
    words,
    check: () => faultsOf(draft).map((path) => ({ path, message: words[path] })),
  });
  const { isBusy, problem, retry } = submission;
  const isWaiting = problem?.status === 0;
  useEffect(() => {
    if (!isWaiting || !retry) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isWaiting, retry]);

  const change = (more: Partial<ReviewDraft>) => {
    const next = { ...draft, ...more };
    setDraft(next);
    keepReviewDraft(reference, next);
    // If the review could not be sent offline, it is sent again when the network returns. An edit cancels the retry.
    clear();
  };

  const risky = screenWords(`${draft.author}\n${draft.body}`);
  const heldFor = risky.map((reason) => i18n._(HOLD_WORDS[reason])).join(', ');

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(async (body, { quiet }) => {
      const answer = await api.call(writeReview, { params: { reference }, headers: orderKey, body, quiet });
      forgetReviewDraft(reference);
      onSent(answer);
    });
  }

  return (
    <Form {...formProps} className={flow.stack5} onSubmit={submit} noValidate>
      <StarChoice
        label={t`¿Qué tal estuvo?`}
        value={draft.rating}
        onChange={(rating) => change({ rating })}
        error={errorAt('rating')}
      />
      <TextAreaField
        label={t`Cuéntalo`}
        rows={5}
        maxLength={WORDS.most}
        value={draft.body}
        onChange={({ target }) => change({ body: target.value })}
        error={errorAt('body')}
        hint={
          heldFor ? (
            <Trans>
              Tiene {heldFor}: antes de publicarse la leerá una persona de la región, en menos de un día. Sin eso se
              publica al instante.
            </Trans>
          ) : (
            <Trans>Lo que te habría gustado saber antes. Sin nombres ni datos de otras personas.</Trans>
          )
        }
      />
      <Disclosure
        summary={<Trans>Califica por partes (si quieres)</Trans>}
        open={Object.keys(draft.scores).length > 0 || undefined}
      >
        <div className={styles.parts}>
          {SUB_SCORES.map((part) => (
            <StarChoice
              key={part}
              small
              label={i18n._(SCORE_WORDS[part])}
              value={draft.scores[part] ?? null}
              onChange={(value) => change({ scores: { ...draft.scores, [part]: value } })}
            />
          ))}
        </div>
      </Disclosure>
      <div className={fieldSet.pair}>
        <Field
          label={t`Nombre que se muestra`}
          maxLength={NAME.most}
          autoComplete="off"
          value={draft.author}
          onChange={({ target }) => change({ author: target.value })}
          error={errorAt('author')}
        />
        <SelectField
          label={t`Idioma en que escribes`}
          value={draft.language}
          onChange={({ target }) => change({ language: target.value as ReviewLanguage })}
        >
          {REVIEW_LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </SelectField>
      </div>
      {isWaiting && (
        <Alert tone="caution" live="status" icon={<CloudOff size={20} aria-hidden />}>
          <Trans>
            Sin conexión. Lo que escribiste está guardado en este teléfono, y se envía solo cuando vuelva la señal si
            dejas esta página abierta.
          </Trans>
        </Alert>
      )}
      {!isWaiting && faults.length === 0 && <FormProblem of={submission} />}
      <Actions>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? (
            <Trans>Enviando…</Trans>
          ) : found.review ? (
            <Trans>Guardar los cambios</Trans>
          ) : (
            <Trans>Publicar mi opinión</Trans>
          )}
        </Button>
        {onCancel && (
          <Button
            kind="bare"
            onClick={() => {
              forgetReviewDraft(reference);
              onCancel();
            }}
          >
            <Trans>Dejarla como está</Trans>
          </Button>
        )}
      </Actions>
      <p className={rows.soft}>
        <Trans>
          Se publica con la marca «Reserva verificada». Puedes cambiarla durante 48 horas. Estas son las{' '}
          <Link to={paths.policy('reviews')}>reglas de las opiniones</Link>.
        </Trans>
      </p>
    </Form>
  );
}
