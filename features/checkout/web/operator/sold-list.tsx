import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { partyWords, spacedReference, whenWords } from '#features/bookings/contract/booking-words.ts';
import { type OperatorBookingRow, SOLD_STATES } from '#features/checkout/contract/operator-bookings.ts';
import { useOperator } from '#features/operators/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { operatorPaths } from '#web/paths/operator.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Dots } from '#web/ui/dots.tsx';
import { Field } from '#web/ui/field.tsx';
import { Money } from '#web/ui/money.tsx';
import rows from '#web/ui/rows.module.css';
import { RowFacts } from '#web/ui/rows.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { BookingBadge, lacksDeparture, useStateWords } from './booking-badge.tsx';
import { ChoiceLeft } from './choice-left.tsx';
import { soldQuery } from './sold.queries.ts';

export function SoldList() {
  const { t } = useLingui();
  const operator = useOperator();
  const words = useStateWords();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const state = SOLD_STATES.find((one) => one === search.get('estado'));
  const filters = { state, ...(asked.length >= 2 && { q: asked }) };
  const sold = useInfiniteQuery(soldQuery(useApi(), operator.id, filters));
  const items = sold.data?.pages.flatMap((page) => page.items) ?? [];
  const isFiltered = state !== undefined || asked.length >= 2;

  return (
    <>
      <div className={rows.filters}>
        <Field
          label={t`Buscar`}
          type="search"
          placeholder={t`Nombre, teléfono o referencia`}
          before={<Search size={18} aria-hidden />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label={t`Estado`}
          value={state ?? ''}
          onChange={({ target }) =>
            setSearch(target.value ? { estado: target.value } : {}, { replace: true, preventScrollReset: true })
          }
        >
          <option value="">{t`Todas`}</option>
          {SOLD_STATES.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </SelectField>
      </div>
      {sold.isPending ? (
        <SkeletonList rows={5} />
      ) : sold.error && items.length === 0 ? (
        <Trouble error={sold.error} retry={() => void sold.refetch()} />
      ) : items.length === 0 ? (
        isFiltered ? (
          <p className={rows.nothing}>
            <Trans>Ninguna reserva es así.</Trans>
          </p>
        ) : (
          <SceneState scene="bookings" title={t`Todavía no hay reservas`}>
            <p>
              <Trans>Cuando alguien pague un lugar en una de tus salidas, lo verás aquí y te llegará un correo.</Trans>
            </p>
          </SceneState>
        )
      ) : (
        <ul className={rows.rows} aria-busy={sold.isFetching}>
          {items.map((booking) => (
            <Row key={booking.id} operatorId={operator.id} booking={booking} />
          ))}
        </ul>
      )}
      <MoreRows list={sold} />
    </>
  );
}

function Row({ operatorId, booking }: { operatorId: string; booking: OperatorBookingRow }) {
  const { t } = useLingui();
  const { id, reference, name, title, items, total, owed, currency } = booking;
  /** A cancelled booking still says who would have come. */
  const isOver = booking.state === 'CANCELLED';
  return (
    <li className={classNames(rows.row, rows.three)}>
      <div className={rows.main}>
        <Link to={operatorPaths.booking(operatorId, id)} className={rows.name}>
          {name ?? t`Sin nombre`}
        </Link>
        <Dots className={rows.soft}>
          {title}
          {whenWords(booking)}
        </Dots>
        {lacksDeparture(booking) && !booking.ending && (
          <p className={rows.soft}>
            <ChoiceLeft booking={booking} />
          </p>
        )}
      </div>
      <RowFacts>
        <span>{partyWords(isOver ? items.map((item) => ({ ...item, state: 'active' })) : items)}</span>
        <Money kind="plain" minor={total} currency={currency} />
        {owed > 0 && (
          <b>
            <Trans>
              Falta cobrar <Money kind="plain" minor={owed} currency={currency} />
            </Trans>
          </b>
        )}
        <span>{spacedReference(reference)}</span>
      </RowFacts>
      <div className={rows.end}>
        <BookingBadge booking={booking} />
      </div>
    </li>
  );
}
