import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { monthName } from '#features/quotations/contract/report-words.ts';
import { formatInteger } from '#web/format/count.ts';
import { formatMoney } from '#web/format/money.ts';
import { Figures as Numbers } from '#web/ui/figures.tsx';
import { Nothing } from '#web/ui/rows.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { type Figures, PERIOD_DAYS } from '../../contract/figures.ts';
import { FigureSection } from './figure-section.tsx';
import styles from './figures.module.css';

type Sale = Figures['sales']['months'][number];

export function Sales({ sales, period }: Pick<Figures, 'sales' | 'period'>) {
  const { t } = useLingui();
  const days = PERIOD_DAYS[period];
  const columns: Column<Sale>[] = [
    { key: 'month', label: t`Mes`, cell: ({ month }) => monthName(month) },
    { key: 'bookings', label: t`Reservas`, cell: ({ bookings }) => formatInteger(bookings) },
    { key: 'cancelled', label: t`Canceladas después`, cell: ({ cancelled }) => formatInteger(cancelled) },
    { key: 'sold', label: t`Vendido`, cell: ({ sold, currency }) => formatMoney(sold, currency) },
  ];
  return (
    <FigureSection
      title={t`Ventas`}
      lead={<Trans>Reservas por el mes en que se confirmaron. Lo vendido no suma las canceladas.</Trans>}
      figure="sales"
      period={period}
    >
      {sales.all.length === 0 ? (
        <Nothing>
          <Trans>En este periodo no se confirmó ninguna reserva.</Trans>
        </Nothing>
      ) : (
        <>
          <Numbers
            size="wide"
            items={sales.all.flatMap(({ currency, bookings, sold, before }) => [
              {
                key: `${currency} bookings`,
                label: <Plural value={bookings} one="Reserva" other="Reservas" />,
                value: formatInteger(bookings),
                note: (
                  <Trans>
                    {formatInteger(before.bookings)} en los {days} días de antes
                  </Trans>
                ),
              },
              {
                key: `${currency} sold`,
                label: t`Vendido`,
                value: formatMoney(sold, currency),
                note: (
                  <Trans>
                    {formatMoney(before.sold, currency)} en los {days} días de antes
                  </Trans>
                ),
              },
            ])}
          />
          <div className={styles.scroll}>
            <Table
              caption={t`Ventas por mes`}
              columns={columns}
              items={sales.months}
              keyOf={({ month, currency }) => `${month} ${currency}`}
            />
          </div>
        </>
      )}
    </FigureSection>
  );
}
