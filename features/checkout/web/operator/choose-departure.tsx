import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import type { ManagedDeparture } from '#features/operators/contract/managed-plan.ts';
import { departuresQuery, useOperator } from '#features/operators/web/public.ts';
import { addDays, formatLongDate, localDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import rows from '#web/ui/rows.module.css';
import { Nothing, Row, RowEnd, RowLink, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';

const DAYS_SHOWN = 7;

const isOpen = ({ state, startsAt, madeToOrder, neverSold }: ManagedDeparture) =>
  state !== 'cancelled' && !madeToOrder && !neverSold && Date.parse(startsAt) > Date.now();

/** Lists the departures to which a booking can be added by hand. A departure may be closed to the public. */
export function ChooseDeparture() {
  const { t } = useLingui();
  const { id: operatorId, zone } = useOperator();
  const today = localDate(zone);
  const [from, setFrom] = useState(today);
  const [planId, setPlanId] = useState('');
  const to = addDays(from, DAYS_SHOWN - 1);
  const { data, error, refetch } = useQuery(departuresQuery(useApi(), operatorId, from, to));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  const open = data?.items.filter(isOpen) ?? [];
  const plans = new Map(open.map((departure) => [departure.planId, departure.planTitle]));
  const shown = plans.has(planId) ? open.filter((departure) => departure.planId === planId) : open;
  const days = Map.groupBy(shown, ({ date }) => date);
  return (
    <div className={flow.stack5}>
      <Fields layout="pair">
        <SelectField label={t`Plan`} value={planId} onChange={({ target }) => setPlanId(target.value)}>
          <option value="">{t`Todos`}</option>
          {[...plans].map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <DateField label={t`Salidas desde el`} value={from} min={today} onChange={setFrom} />
      </Fields>
      {!data ? (
        <SkeletonList rows={5} />
      ) : days.size === 0 ? (
        <Nothing>
          <Trans>En esos siete días no hay salidas. Elige otra fecha, o agrega una salida en el calendario.</Trans>
        </Nothing>
      ) : (
        [...days].map(([day, departures]) => (
          <section key={day}>
            <h2 className={rows.label}>{formatLongDate(day)}</h2>
            <Rows>
              {departures.map((departure) => (
                <DepartureChoice key={departure.id} operatorId={operatorId} departure={departure} />
              ))}
            </Rows>
          </section>
        ))
      )}
    </div>
  );
}

function DepartureChoice({ operatorId, departure }: { operatorId: string; departure: ManagedDeparture }) {
  const { id, time, planTitle, optionName, capacity, taken } = departure;
  const left = capacity === null ? null : Math.max(0, capacity - taken);
  const name = time ? `${time} · ${planTitle}` : planTitle;
  return (
    <Row columns={2}>
      <RowMain>
        {left === 0 ? (
          <RowName>{name}</RowName>
        ) : (
          <RowLink to={operatorPaths.newBookingOn(operatorId, id)}>{name}</RowLink>
        )}
        <p className={rows.soft}>{optionName}</p>
      </RowMain>
      {left !== null && (
        <RowEnd>
          <span className={textStyles.soft}>
            <Plural value={left} _0="llena" one="queda # lugar" other="quedan # lugares" />
          </span>
        </RowEnd>
      )}
    </Row>
  );
}
