import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { BellRing, Inbox, MailCheck } from 'lucide-react';
import { useState } from 'react';
import type { UnitCount } from '#features/operators/contract/unit.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { accountPaths } from '#web/paths/account.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { useSession } from '#web/session/session.ts';
import { useSettings } from '#web/settings.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { joinAccountWaitlist, joinWaitlist } from '../contract/routes.ts';
import type { JoinWaitlist as JoinBody, WaitlistEntry } from '../contract/waitlist.ts';
import styles from './join-waitlist.module.css';

interface Party {
  departureId: string;
  units: UnitCount[];
}

/** For a departure without places for the party. Another departure or party starts again. */
export function JoinWaitlist(party: Party) {
  return <Joining key={JSON.stringify(party)} {...party} />;
}

function Joining(party: Party) {
  const { t } = useLingui();
  const person = useSession((session) => session.person);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [entry, setEntry] = useState<WaitlistEntry | null>(null);
  return (
    <section className={styles.panel} aria-label={t`Lista de espera`}>
      {entry ? (
        <Joined entry={entry} />
      ) : sentTo ? (
        <Sent to={sentTo} onOther={() => setSentTo(null)} />
      ) : (
        <>
          <h2>
            <BellRing size={20} aria-hidden />
            <Trans>Avísame si se libera un lugar</Trans>
          </h2>
          <p>
            <Trans>
              Te anotas gratis. Si se libera lugar para todos ustedes, te lo guardamos unas horas y te escribimos.
            </Trans>
          </p>
          {person ? (
            <JoinWithAccount {...party} email={person.email} onJoined={setEntry} />
          ) : (
            <JoinWithEmail {...party} onSent={setSentTo} />
          )}
        </>
      )}
    </section>
  );
}

/** If places were freed meanwhile, the departures are read again. */
function useFreed() {
  const queries = useQueryClient();
  return async (error: unknown): Promise<null> => {
    if (error instanceof ApiError && error.problem.code === 'places_free') await queries.invalidateQueries();
    return null;
  };
}

function JoinWithAccount({
  email,
  onJoined,
  ...body
}: Party & { email: string; onJoined: (entry: WaitlistEntry) => void }) {
  const api = useApi();
  const submission = useSubmit();
  const freed = useFreed();
  const join = () =>
    submission.submit(async (call) => onJoined(await api.call(joinAccountWaitlist, { body, ...call })), freed);
  return (
    <>
      <p>
        <Trans>
          Te escribimos a <b>{email}</b>.
        </Trans>
      </p>
      <FormProblem of={submission} />
      <Button block disabled={submission.isBusy} onClick={() => void join()}>
        {submission.isBusy ? <Trans>Anotándote…</Trans> : <Trans>Anotarme en la lista</Trans>}
      </Button>
    </>
  );
}

function JoinWithEmail({ onSent, ...party }: Party & { onSent: (email: string) => void }) {
  const { t } = useLingui();
  const api = useApi();
  const freed = useFreed();
  const { form, submission, sendWith } = useContractForm<{ email: string }, JoinBody>({
    defaultValues: { email: '' },
    schema: async () => (await import('../contract/waitlist.ts')).JoinWaitlist,
    bodyOf: ({ email }) => ({ ...party, email: email.trim() }),
    words: { email: t`Escribe tu correo, como ana@ejemplo.pe.` },
    fieldOfCode: { too_many_tries: 'email' },
  });
  const send = sendWith(async (body, call) => onSent((await api.call(joinWaitlist, { body, ...call })).email), freed);
  return (
    <Form className={styles.form} {...send}>
      <Field
        label={t`Tu correo`}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <FormProblem of={submission} />
      <Button type="submit" block disabled={submission.isBusy}>
        {submission.isBusy ? <Trans>Anotándote…</Trans> : <Trans>Anotarme en la lista</Trans>}
      </Button>
    </Form>
  );
}

function Sent({ to, onOther }: { to: string; onOther: () => void }) {
  const { mailbox } = useSettings();
  return (
    <div role="status" className={styles.form}>
      <h2>
        <MailCheck size={20} aria-hidden />
        <Trans>Confirma tu correo</Trans>
      </h2>
      <p>
        <Trans>
          Enviamos un enlace a <b>{to}</b>. Ábrelo y quedas en la lista. Revisa también el correo no deseado.
        </Trans>
      </p>
      <div className={styles.acts}>
        <Button kind="bare" size="small" onClick={onOther}>
          <Trans>Otro correo</Trans>
        </Button>
        {mailbox && (
          <ButtonLink
            kind="bare"
            size="small"
            to={`${travellerPaths.mailbox()}?para=${encodeURIComponent(to)}`}
            target="_blank"
          >
            <Inbox size={18} aria-hidden />
            <Trans>Buzón de la demostración</Trans>
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function Joined({ entry: { position } }: { entry: WaitlistEntry }) {
  return (
    <div role="status" className={styles.form}>
      <h2>
        <BellRing size={20} aria-hidden />
        {position ? <Trans>Estás en la lista: tu lugar es el {position}</Trans> : <Trans>Estás en la lista</Trans>}
      </h2>
      <p>
        <Trans>Te escribimos en cuanto se libere lugar. Puedes salir cuando quieras.</Trans>
      </p>
      <ButtonLink kind="quiet" size="small" to={accountPaths.waitlist()}>
        <Trans>Ver mis listas de espera</Trans>
      </ButtonLink>
    </div>
  );
}
