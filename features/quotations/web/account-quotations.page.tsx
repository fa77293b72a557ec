import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Static } from 'typebox';
import { AccountCard, AccountFrame, AccountList } from '#features/accounts/web/public.ts';
import { dayWords, spacedReference } from '#features/bookings/contract/booking-words.ts';
import { momentWords } from '#features/operators/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { QUOTATION_STATE_NAMES } from '../contract/quotation-states.ts';
import type { QuotationCard } from '../contract/quotation-view.ts';
import { listAccountQuotations } from '../contract/routes.ts';

export const head = () => ({ title: 'Tus cotizaciones', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <AccountFrame
      title={t`Cotizaciones`}
      lead={<Trans>Lo que pediste con tu cuenta abierta. Lo demás se abre con su referencia y su PIN.</Trans>}
    >
      {() => <Own />}
    </AccountFrame>
  );
}

function Own() {
  const { t } = useLingui();
  const api = useApi();
  const own = useQuery({
    queryKey: ['own quotations'],
    queryFn: ({ signal }) => api.call(listAccountQuotations, { query: { limit: 100 }, signal, quiet: true }),
  });
  return (
    <AccountList
      query={own}
      empty={{
        title: t`Todavía no pediste ninguna`,
        words: <Trans>Preguntas una vez y hasta cinco operadores te responden con su oferta.</Trans>,
        action: (
          <>
            <ButtonLink to={quotationPaths.ask()}>
              <Trans>Pedir cotización</Trans>
            </ButtonLink>
            <ButtonLink kind="quiet" to={quotationPaths.list()}>
              <Trans>Tengo una referencia</Trans>
            </ButtonLink>
          </>
        ),
      }}
      card={(quotation) => <Card card={quotation} />}
    />
  );
}

function Card({ card }: { card: Static<typeof QuotationCard> }) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const { reference, title, state, begins, people, asked, answered, unread, from, dueAt } = card;
  const isOver = state === 'closed' || state === 'expired' || state === 'withdrawn';
  const due = dueAt && !isOver ? momentWords(new Date(dueAt), timeZone) : null;
  return (
    <AccountCard
      to={quotationPaths.one(reference)}
      isOver={isOver}
      day={begins}
      end={
        <>
          {from && (
            <b className="num">
              {state === 'answered' && <small>{t`desde`} </small>}
              {formatMoney(from.total, from.currency)}
            </b>
          )}
          <small>
            {QUOTATION_STATE_NAMES[state]} ·{' '}
            <Trans>
              {answered} de {asked}
            </Trans>
          </small>
          {due && <small data-due>{state === 'accepted' ? t`Adelanto hasta el ${due}` : t`Vence el ${due}`}</small>}
          {unread > 0 && (
            <small data-unread>
              <Plural value={unread} one="# mensaje nuevo" other="# mensajes nuevos" />
            </small>
          )}
        </>
      }
    >
      <span>
        <b>{title}</b>
        <small className="num">
          {begins ? dayWords({ localDate: begins }) : t`Fechas por definir`} ·{' '}
          <Plural value={people} one="# persona" other="# personas" />
        </small>
      </span>
      <small className="num">{spacedReference(reference)}</small>
    </AccountCard>
  );
}
