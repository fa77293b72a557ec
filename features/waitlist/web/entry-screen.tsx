import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { whenWords } from '#features/bookings/contract/booking-words.ts';
import { peopleWords } from '#features/operators/contract/people-words.ts';
import { type GuestDocuments, useGuestDocument } from '#web/guest/use-guest-document.ts';
import type { Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { accountPaths } from '#web/paths/account.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Actions } from '#web/ui/actions.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import { WAITLIST_SECRET_HEADER } from '../contract/headers.ts';
import { confirmWaitlistEntry, leaveWaitlist, showWaitlistEntry } from '../contract/routes.ts';
import type { WaitlistEntry } from '../contract/waitlist.ts';
import styles from './entry-screen.module.css';
import { Situation } from './situation.tsx';

/** Entries have no PIN. */
const ENTRIES: GuestDocuments<WaitlistEntry> = {
  secretHeader: WAITLIST_SECRET_HEADER,
  pinHeader: WAITLIST_SECRET_HEADER,
  load: (api, id, headers) => api.fetch(showWaitlistEntry, { params: { id }, headers, quiet: true }),
  needsKey: true,
  againMs: 30_000,
};

export function EntryScreen({ id }: { id: string }) {
  const { opened, key, take } = useGuestDocument(ENTRIES, id);
  return (
    <div className={`wrap ${styles.page}`}>
      {opened.step === 'loading' && (
        <div role="status">
          <h1>
            <Trans>Lista de espera</Trans>
          </h1>
          <span className="sr">
            <Trans>Cargando…</Trans>
          </span>
          <Skeleton width="100%" height="320px" />
        </div>
      )}
      {opened.step === 'closed' && <Closed id={id} problem={opened.problem} />}
      {opened.step === 'open' && <Entry entry={opened.document} headers={key} onEntry={take} />}
    </div>
  );
}

function Closed({ id, problem }: { id: string; problem: Problem | null }) {
  return (
    <>
      <h1>
        <Trans>Lista de espera</Trans>
      </h1>
      <p className={styles.lead} role={problem ? 'alert' : undefined}>
        {problem?.detail ?? <Trans>Abre el enlace entero de tu correo, o entra con la cuenta que se anotó.</Trans>}
      </p>
      <Actions>
        <ButtonLink to={accountPaths.signIn(travellerPaths.waitlist(id))}>
          <Trans>Entrar con mi cuenta</Trans>
        </ButtonLink>
        <ButtonLink kind="quiet" to={paths.plans()}>
          <Trans>Ver los planes</Trans>
        </ButtonLink>
      </Actions>
    </>
  );
}

interface EntryProps {
  entry: WaitlistEntry;
  headers: Record<string, string>;
  onEntry: (entry: WaitlistEntry) => void;
}

function Entry({ entry, headers, onEntry }: EntryProps) {
  const api = useApi();
  const submission = useSubmit();
  const act = (route: typeof confirmWaitlistEntry | typeof leaveWaitlist) =>
    void submission.submit(async (call) =>
      onEntry(await api.call(route, { params: { id: entry.id }, headers, ...call })),
    );
  const acts = { busy: submission.isBusy, confirm: () => act(confirmWaitlistEntry), leave: () => act(leaveWaitlist) };
  return (
    <>
      <Situation entry={entry} {...acts}>
        <FormProblem of={submission} />
      </Situation>
      <About entry={entry} />
    </>
  );
}

function About({ entry: { plan, operator, departure, party } }: Pick<EntryProps, 'entry'>) {
  return (
    <Card as="section" size="large">
      <h2 className={textStyles.titleM}>
        <Link to={travellerPaths.plan(plan.slug)}>{plan.title}</Link>
      </h2>
      <Facts>
        <Fact name={<Trans>Sale</Trans>}>
          <span className="num">{whenWords({ localDate: departure.date, localTime: departure.time })}</span>
        </Fact>
        <Fact name={<Trans>Van</Trans>}>{peopleWords(party.map(({ type, quantity }) => [type, quantity]))}</Fact>
        <Fact name={<Trans>Lo hace</Trans>}>
          {operator.name} {operator.fictional && <DemoBadge />}
        </Fact>
      </Facts>
    </Card>
  );
}
