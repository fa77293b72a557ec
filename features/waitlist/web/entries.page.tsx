import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AccountCard, AccountFrame, AccountList } from '#features/accounts/web/public.ts';
import { whenWords } from '#features/bookings/contract/booking-words.ts';
import { peopleWords } from '#features/operators/contract/people-words.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { listAccountWaitlist } from '../contract/routes.ts';
import type { WaitlistEntry } from '../contract/waitlist.ts';
import { STATE_WORDS } from './state-words.ts';

export const head = () => ({ title: 'Lista de espera', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <AccountFrame
      title={t`Lista de espera`}
      lead={<Trans>Salidas llenas en las que esperas un lugar. Si se libera, te escribimos.</Trans>}
    >
      {() => <Entries />}
    </AccountFrame>
  );
}

function Entries() {
  const { t } = useLingui();
  const api = useApi();
  const entries = useQuery({
    queryKey: ['own waitlist'],
    queryFn: ({ signal }) => api.call(listAccountWaitlist, { signal, quiet: true }),
  });
  return (
    <AccountList
      query={entries}
      empty={{
        title: t`No esperas en ninguna lista`,
        words: <Trans>Cuando una salida esté llena, anótate en su página y te avisamos si se libera un lugar.</Trans>,
        action: (
          <ButtonLink to={paths.plans()}>
            <Trans>Ver los planes</Trans>
          </ButtonLink>
        ),
      }}
      card={(entry) => <EntryCard entry={entry} />}
    />
  );
}

function EntryCard({ entry }: { entry: WaitlistEntry }) {
  const { i18n } = useLingui();
  const { id, state, position, plan, operator, departure, party } = entry;
  const isOpen = state === 'waiting' || state === 'offered' || state === 'unconfirmed';
  return (
    <AccountCard
      to={travellerPaths.waitlist(id)}
      isOver={!isOpen}
      day={departure.date}
      end={
        <>
          {position !== null && (
            <b className="num">
              <Trans>{position}.º</Trans>
            </b>
          )}
          <small data-due={state === 'offered' || undefined}>{i18n._(STATE_WORDS[state])}</small>
        </>
      }
    >
      <span>
        <b>{plan.title}</b>
        <small className="num">
          {whenWords({ localDate: departure.date, localTime: departure.time })} ·{' '}
          <span>
            {operator.name} {operator.fictional && <DemoBadge />}
          </span>
        </small>
        <small>{peopleWords(party.map(({ type, quantity }) => [type, quantity]))}</small>
      </span>
    </AccountCard>
  );
}
