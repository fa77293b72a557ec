import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Static } from 'typebox';
import { AccountFrame, Loaded } from '#features/accounts/web/public.ts';
import { dayWords, spacedReference } from '#features/bookings/contract/booking-words.ts';
import { momentWords } from '#features/operators/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { quotationPaths } from '#web/quotation-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { QUOTATION_STATE_NAMES } from '../contract/quotation-states.ts';
import type { OwnQuotations, QuotationCard } from '../contract/quotation-view.ts';
import { ownQuotationRoutes } from '../contract/routes.ts';
import styles from './list/list.module.css';

export const head = () => ({ title: 'Tus cotizaciones', noIndex: true });

/** `/cuenta/cotizaciones`: what the account asked for, the latest first. */
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
    queryFn: ({ signal }) =>
      api.get<Static<typeof OwnQuotations>>(ownQuotationRoutes.list, { query: { limit: 100 }, signal, quiet: true }),
  });
  return (
    <Loaded query={own} lines={6}>
      {({ items }) =>
        items.length === 0 ? (
          <SceneState
            scene="bookings"
            title={t`Todavía no pediste ninguna`}
            action={
              <>
                <ButtonLink to={quotationPaths.ask()}>
                  <Trans>Pedir cotización</Trans>
                </ButtonLink>
                <ButtonLink kind="quiet" to={quotationPaths.list()}>
                  <Trans>Tengo una referencia</Trans>
                </ButtonLink>
              </>
            }
          >
            <p>
              <Trans>Preguntas una vez y hasta cinco operadores te responden con su oferta.</Trans>
            </p>
          </SceneState>
        ) : (
          <ul className={styles.cards}>
            {items.map((card) => (
              <li key={card.id}>
                <Card card={card} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Card({ card }: { card: Static<typeof QuotationCard> }) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const { reference, title, state, begins, people, asked, answered, unread, from, dueAt } = card;
  const isOver = state === 'closed' || state === 'expired' || state === 'withdrawn';
  const due = dueAt && !isOver ? momentWords(new Date(dueAt), timeZone) : null;
  return (
    <Link to={quotationPaths.one(reference)} className={styles.card} data-over={isOver || undefined}>
      <span className={styles.what}>
        <b>{title}</b>
        <small className="num">
          {begins ? dayWords({ localDate: begins }) : t`Fechas por definir`} ·{' '}
          <Plural value={people} one="# persona" other="# personas" />
        </small>
        <small className="num">{spacedReference(reference)}</small>
      </span>
      <span className={styles.end}>
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
        {due && (
          <small className={styles.due}>
            {state === 'accepted' ? t`Adelanto hasta el ${due}` : t`Vence el ${due}`}
          </small>
        )}
        {unread > 0 && (
          <small className={styles.unread}>
            <Plural value={unread} one="# mensaje nuevo" other="# mensajes nuevos" />
          </small>
        )}
      </span>
    </Link>
  );
}
