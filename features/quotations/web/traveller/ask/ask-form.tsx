import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { listPolicies } from '#features/policies/contract/routes.ts';
import { findBrowserTrip } from '#features/trips/web/public.ts';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { useSession } from '#web/session/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { AskBody, CreatedQuotation } from '../../../contract/quotation.ts';
import { askAccountQuotation, askQuotation } from '../../../contract/routes.ts';
import { keepQuotation } from '../../quotation-keys.ts';
import styles from './ask.module.css';
import type { AskData } from './ask-data.ts';
import { type AskDraft, bodyOf, type ChangeDraft, draftIssues } from './ask-draft.ts';
import { withStoredTrip } from './draft-start.ts';
import { AskPart } from './fields/ask-part.tsx';
import { ContactPart } from './fields/contact-part.tsx';
import { DaysPart } from './fields/days-part.tsx';
import { PartyPart } from './fields/party-part.tsx';
import { type AskPicture, PicturesPart } from './fields/pictures-part.tsx';
import { TastePart } from './fields/taste-part.tsx';
import { WhenPart } from './fields/when-part.tsx';
import { WhomPart } from './fields/whom-part.tsx';
import { NoOperatorFits } from './no-operator-fits.tsx';
import { forgetDraft } from './use-ask-draft.ts';

interface AskFormProps {
  data: AskData;
  from: string;
  /** Id of the browser's trip that the request was opened for. */
  trip: string | null;
  draft: AskDraft;
  change: ChangeDraft;
  isReady: boolean;
  /** Pictures are not stored, so reloading the page removes them. */
  pictures: readonly AskPicture[];
  onPictures: (pictures: AskPicture[]) => void;
  onAsked: (asked: CreatedQuotation) => void;
}

export function AskForm({ data, from, trip, draft, change, isReady, pictures, onPictures, onAsked }: AskFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const isHere = useSession(({ person }) => person !== null);
  const privacy = usePrivacy();
  /** Draft for which no operator was suitable. */
  const [refused, setRefused] = useState<AskDraft | null>(null);
  const opened = () => (trip ? findBrowserTrip(trip) : null);
  const consent = useRef<HTMLInputElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const { submission, faults, errorAt, formProps, send } = useDraftForm<AskBody>({
    schema: async () => (await import('../../../contract/quotation.ts')).AskBody,
    bodyOf: () => bodyOf(withStoredTrip(draft, opened()), draft.uuid ?? crypto.randomUUID(), privacy.accepted ?? []),
    fields: ['wish', 'contact', 'operators', 'accepted'],
    check: () => {
      const missing = draftIssues(draft);
      if (privacy.accepted && !consent.current?.checked)
        missing.push({
          path: 'body.accepted',
          message: t`Acepta que tus datos lleguen a los operadores: sin ellos no pueden responder.`,
        });
      return missing;
    },
  });
  const { isBusy, problem, retry } = submission;
  const part = { draft, change, errorAt };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setRefused(null);
    if (!privacy.accepted && draftIssues(draft).length === 0) return;
    const uuid = draft.uuid ?? crypto.randomUUID();
    change({ uuid, trip: withStoredTrip(draft, opened()).trip });
    const isSent = await send(
      async (body, call) => {
        const input = { body: { ...body, uuid }, ...call };
        const asked = await (isHere ? api.call(askAccountQuotation, input) : api.call(askQuotation, input));
        const { id, reference, secret } = asked;
        keepQuotation({ id, reference, title: draft.source.title, secret });
        forgetDraft(from);
        onAsked(asked);
      },
      (error) => {
        const code = error instanceof ApiError ? error.problem.code : null;
        if (code === 'no_operator_fits') setRefused(draft);
        // The server stored the first attempt with its id, so a changed request needs a new id.
        if (code === 'no_operator_fits' || code === 'quotation_repeated_differently') change({ uuid: null });
        return null;
      },
    );
    if (!isSent) show(form);
  }

  const show = (form: HTMLFormElement) =>
    requestAnimationFrame(() => {
      const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
      (field ?? trouble.current)?.focus();
    });

  return (
    <Form
      {...formProps}
      className={`${styles.form} ${flow.stack6}`}
      onSubmit={submit}
      noValidate
      aria-busy={!isReady || isBusy}
    >
      <WhenPart {...part} />
      <PartyPart {...part} />
      <DaysPart {...part} />
      <TastePart {...part} districts={data.districts} languages={data.languages} />
      <AskPart title={<Trans>En tus palabras</Trans>}>
        <TextAreaField
          label={t`Qué te gustaría, y qué no`}
          rows={4}
          maxLength={2000}
          placeholder={t`Celebramos un cumpleaños, alguien no come pescado, queremos tardes libres…`}
          value={draft.wishes}
          onChange={({ target }) => change({ wishes: target.value })}
          error={errorAt('body.wish.wishes')}
        />
        <PicturesPart pictures={pictures} onChange={onPictures} />
      </AskPart>
      <WhomPart {...part} window={data.window} />
      <ContactPart {...part} />
      {privacy.failed ? (
        <Alert
          look="line"
          action={
            <Button kind="bare" size="small" onClick={privacy.again}>
              <Trans>Volver a pedirlo</Trans>
            </Button>
          }
        >
          <Trans>El texto de privacidad no llegó.</Trans>
        </Alert>
      ) : (
        <Checkbox
          ref={consent}
          name="privacy"
          value="yes"
          required
          aria-invalid={errorAt('body.accepted') ? true : undefined}
        >
          <span>
            <Trans>
              Acepto que mis datos lleguen a los operadores que preguntamos, como dice la{' '}
              <TextLink kind="inline" to={paths.policy('privacy')} target="_blank" rel="noreferrer">
                política de privacidad
              </TextLink>
            </Trans>
          </span>
          {privacy.version !== null && (
            <small>
              <Trans>Versión {privacy.version}</Trans>
            </small>
          )}
        </Checkbox>
      )}
      <div ref={trouble} tabIndex={-1} className={`${styles.trouble} ${flow.stack2}`} role="alert">
        {refused ? (
          <NoOperatorFits asked={refused} draft={draft} change={change} districts={data.districts} />
        ) : (
          problem && (
            <p className={textStyles.stop}>
              <b>{problem.title}.</b> {problem.detail}
            </p>
          )
        )}
        {retry && (
          <Button kind="quiet" size="small" onClick={retry}>
            <Trans>Volver a intentar</Trans>
          </Button>
        )}
        {faults.length > 0 && (
          <ul>
            {faults.map(({ path, message }) => (
              <li key={path + message}>{message}</li>
            ))}
          </ul>
        )}
      </div>
      <Button type="submit" disabled={isBusy || !isReady} className={styles.send}>
        {isBusy ? <Trans>Enviando…</Trans> : <Trans>Pedir cotización</Trans>}
      </Button>
    </Form>
  );
}

function usePrivacy() {
  const api = useApi();
  const policies = useQuery({
    queryKey: ['policies'],
    queryFn: ({ signal }) => api.call(listPolicies, { signal, quiet: true }),
  });
  const text = policies.data?.items.find(({ kind }) => kind === 'privacy');
  return {
    version: text?.version ?? null,
    accepted: policies.data
      ? text
        ? [{ kind: 'privacy' as const, version: text.version, hash: text.hash }]
        : []
      : null,
    failed: policies.isError,
    again: () => void policies.refetch(),
  };
}
