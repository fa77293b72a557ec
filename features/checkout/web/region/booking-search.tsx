import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import { partyWords, spacedReference, whenWords } from '#features/bookings/contract/booking-words.ts';
import {
  FEWEST_CHARACTERS,
  type FoundBooking,
  type FoundBookings,
} from '#features/checkout/contract/region-bookings.ts';
import { findBookings } from '#features/checkout/contract/region-routes.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import rows from '#web/ui/rows.module.css';
import { Nothing, Row, RowEnd, RowFacts, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import { BookingBadge } from '../operator/booking-badge.tsx';
import styles from './booking-search.module.css';

const lastFound = [...backOfficeKey, 'bookings', 'last-found'];

export function BookingSearch() {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const kept = queries.getQueryData<{ q: string; answer: FoundBookings }>(lastFound);
  const [found, setFound] = useState(kept?.answer ?? null);
  const short = t`Escribe una referencia, un correo, un teléfono o un nombre de al menos ${FEWEST_CHARACTERS} letras.`;
  const { form, submission, sendWith } = useContractForm<{ q: string }>({
    defaultValues: { q: kept?.q ?? '' },
    schema: async () => (await import('#features/checkout/contract/region-bookings.ts')).FindBookings,
    bodyOf: ({ q }) => ({ q: q.trim() }),
    words: { q: short },
    fieldOfCode: { booking_search_short: 'q' },
  });
  const send = sendWith(async (body, call) => {
    const answer = await api.call(findBookings, { body, ...call });
    queries.setQueryData(lastFound, { q: body.q, answer });
    setFound(answer);
  });

  return (
    <div className={flow.stack5}>
      <search>
        <Form className={styles.form} {...send}>
          <Field
            label={t`Referencia, correo, teléfono o nombre`}
            hint={t`Sirve la referencia de la reserva, de la compra, de la cotización, de la agencia o del pago.`}
            type="search"
            maxLength={254}
            autoComplete="off"
            before={<Search size={18} aria-hidden />}
            error={form.formState.errors.q?.message ?? submission.failure}
            {...form.register('q')}
          />
          <Button type="submit" disabled={submission.isBusy}>
            <Trans>Buscar</Trans>
          </Button>
        </Form>
      </search>
      <p className={found && found.items.length > 0 ? textStyles.note : 'sr'} role="status">
        {found && <FoundWords found={found} />}
      </p>
      {found?.items.length === 0 && (
        <Nothing>
          <Trans>
            No hay ninguna reserva así. Las referencias, los correos y los teléfonos se comparan completos; del nombre
            basta una parte.
          </Trans>
        </Nothing>
      )}
      {found && found.items.length > 0 && (
        <Rows>
          {found.items.map((booking) => (
            <Found key={booking.id} booking={booking} />
          ))}
        </Rows>
      )}
    </div>
  );
}

function FoundWords({ found: { by, items, more } }: { found: FoundBookings }) {
  const { t } = useLingui();
  const ways = { reference: t`por referencia`, email: t`por correo`, phone: t`por teléfono`, name: t`por nombre` };
  return (
    <>
      <Plural value={items.length} one="# reserva" other="# reservas" /> {ways[by]}
      {more && (
        <>
          {'. '}
          <Trans>Hay más: escribe algo más exacto.</Trans>
        </>
      )}
    </>
  );
}

function Found({ booking }: { booking: FoundBooking }) {
  const { t } = useLingui();
  const { id, name, title, operator, items, total, currency, state, ending, email, phone } = booking;
  return (
    <Row columns={3}>
      <RowMain>
        <RowLink to={regionPaths.booking(id)}>{name ?? t`Sin nombre`}</RowLink>
        <p className={rows.soft}>
          {title} · {whenWords(booking)}
        </p>
        <p className={rows.soft}>{[operator.name, email, phone].filter(Boolean).join(' · ')}</p>
      </RowMain>
      <RowFacts>
        <span>{partyWords(items)}</span>
        <span>{formatMoney(total, currency)}</span>
        <span>{spacedReference(booking.orderReference ?? booking.reference)}</span>
      </RowFacts>
      <RowEnd>
        <BookingBadge booking={{ state, ending }} />
      </RowEnd>
    </Row>
  );
}
