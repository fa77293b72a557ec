import { Trans, useLingui } from '@lingui/react/macro';
import { MapPinCheck, ScanQrCode } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useFace } from '#web/face.ts';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { formatMonth, localDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import fieldSet from '#web/ui/field-set.module.css';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { AccountReview, AccountReviewBody } from '../../contract/account-review.ts';
import { writeAccountReview } from '../../contract/account-routes.ts';
import {
  NAME,
  REVIEW_LANGUAGES,
  type ReviewLanguage,
  screenWords,
  TITLE,
  WORDS,
} from '../../contract/review-content.ts';
import { HOLD_WORDS, SCORE_WORDS } from '../review-words.ts';
import { StarChoice } from '../traveller/star-choice.tsx';
import {
  type AccountDraft,
  type AccountFault,
  bodyOf,
  dropAccountDraft,
  faultsOf,
  keepAccountDraft,
  visitMonths,
} from './account-draft.ts';
import { languageName } from './language-name.ts';
import type { ReviewSubject } from './review-subject.ts';
import styles from './write.module.css';

interface AccountFormProps {
  subject: ReviewSubject;
  first: AccountDraft;
  isNew: boolean;
  isProved: boolean;
  /** Replaces the button for a visitor who is not signed in. */
  entry?: ReactNode;
  onCode: () => void;
  /** Called when the request leaves. */
  onSending: (body: AccountReviewBody) => void;
  onSent: (review: AccountReview) => void;
  onFailed: () => void;
}

/** First asks only for the stars. The other fields follow. */
export function AccountForm(props: AccountFormProps) {
  const { subject, first, isNew, isProved, entry, onCode, onSending, onSent, onFailed } = props;
  const { t, i18n } = useLingui();
  const api = useApi();
  const { timeZone } = useFace();
  const [draft, setDraft] = useState(first);
  const words: Record<AccountFault, string> = {
    rating: t`Elige de una a cinco estrellas.`,
    body: t`Cuenta un poco más: al menos ${WORDS.least} letras.`,
    author: t`Escribe un nombre, o tus iniciales.`,
  };
  const { submission, faults, errorAt, formProps, send, clear } = useDraftForm<AccountReviewBody>({
    schema: async () => (await import('../../contract/account-review.ts')).AccountReviewBody,
    bodyOf: () => bodyOf(subject, draft),
    fields: ['rating', 'body', 'author', 'title', 'visitedMonth'],
    words,
    check: () => faultsOf(draft).map((path) => ({ path, message: words[path] })),
  });

  const change = (more: Partial<AccountDraft>) => {
    const next = { ...draft, ...more };
    setDraft(next);
    keepAccountDraft(subject, next, entry !== undefined);
    clear();
  };
  const heldFor = screenWords(`${draft.author}\n${draft.title}\n${draft.body}`)
    .map((reason) => i18n._(HOLD_WORDS[reason]))
    .join(', ');

  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const isSent = await send(async (body, call) => {
      onSending(body);
      const review = await api.call(writeAccountReview, { body, ...call });
      dropAccountDraft(subject);
      onSent(review);
    });
    if (!isSent) onFailed();
  }

  return (
    <Form {...formProps} className={flow.stack5} onSubmit={(event) => void submit(event)} noValidate>
      <StarChoice
        label={t`¿Qué te pareció?`}
        value={draft.rating}
        onChange={(rating) => change({ rating })}
        error={errorAt('rating')}
      />
      {draft.rating !== null && (
        <>
          <div className={styles.parts}>
            {subject.parts.map((part) => (
              <StarChoice
                key={part}
                small
                label={i18n._(SCORE_WORDS[part])}
                value={draft.scores[part] ?? null}
                onChange={(value) => change({ scores: { ...draft.scores, [part]: value } })}
              />
            ))}
          </div>
          <TextAreaField
            label={t`Cuéntalo como a un amigo`}
            rows={4}
            maxLength={WORDS.most}
            value={draft.body}
            onChange={({ target }) => change({ body: target.value })}
            error={errorAt('body')}
            hint={
              heldFor ? (
                <Trans>
                  Tiene {heldFor}: antes de publicarse la leerá una persona de la región, en menos de un día.
                </Trans>
              ) : (
                <Trans>Lo que te habría gustado saber antes. Se guarda en este teléfono mientras escribes.</Trans>
              )
            }
          />
          <div className={fieldSet.pair}>
            {!subject.byQuotation && (
              <SelectField
                label={t`¿Cuándo fuiste? (si quieres)`}
                value={draft.visitedMonth}
                onChange={({ target }) => change({ visitedMonth: target.value })}
                error={errorAt('visitedMonth')}
              >
                <option value="">{t`Prefiero no decirlo`}</option>
                {[
                  ...new Set([
                    ...(first.visitedMonth ? [first.visitedMonth] : []),
                    ...visitMonths(localDate(timeZone)),
                  ]),
                ]
                  .sort()
                  .reverse()
                  .map((month) => (
                    <option key={month} value={month}>
                      {formatMonth(`${month}-01`)}
                    </option>
                  ))}
              </SelectField>
            )}
            <Field
              label={t`Nombre que se muestra`}
              maxLength={NAME.most}
              autoComplete="off"
              value={draft.author}
              onChange={({ target }) => change({ author: target.value })}
              error={errorAt('author')}
            />
          </div>
          <Disclosure
            summary={<Trans>Título e idioma (si quieres)</Trans>}
            open={draft.title !== '' || draft.language !== 'es' || undefined}
          >
            <div className={fieldSet.pair}>
              <Field
                label={t`Título`}
                maxLength={TITLE.most}
                value={draft.title}
                onChange={({ target }) => change({ title: target.value })}
                error={errorAt('title')}
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
          </Disclosure>
          {isProved ? (
            <p className={classNames(flow.mark2, textStyles.open)}>
              <MapPinCheck size={20} aria-hidden />
              <Trans>Tu visita está comprobada.</Trans>
            </p>
          ) : (
            !entry &&
            subject.hasCode && (
              <button type="button" className={styles.prove} onClick={onCode}>
                <span className={flow.stackHalf}>
                  <b>
                    <Trans>Demuestra que estás aquí</Trans>
                  </b>
                  <span className={textStyles.soft}>
                    <Trans>Usa el código del cartel y tu opinión vale más.</Trans>
                  </span>
                </span>
                <ScanQrCode size={28} aria-hidden />
              </button>
            )
          )}
        </>
      )}
      {faults.length === 0 && <FormProblem of={submission} />}
      {entry ?? (
        <Button type="submit" block disabled={submission.isBusy}>
          {submission.isBusy ? (
            <Trans>Enviando…</Trans>
          ) : isNew ? (
            <Trans>Publicar mi opinión</Trans>
          ) : (
            <Trans>Guardar los cambios</Trans>
          )}
        </Button>
      )}
      <p className={textStyles.note}>
        <Trans>
          Nadie paga ni regala nada por una opinión. Estas son las{' '}
          <Link to={paths.policy('reviews')} target="_blank">
            reglas de las opiniones
          </Link>
          .
        </Trans>
      </p>
    </Form>
  );
}
