import { useLingui } from '@lingui/react/macro';
import { STATEMENT_KIND_WORDS, type StatementPart } from '#features/payouts/contract/statement.ts';
import { useFace } from '#web/face.ts';
import { Dots } from '#web/ui/dots.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Money } from '#web/ui/money.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import styles from '../money.module.css';

type Line = StatementPart['lines'][number];

export function StatementTable({ part }: { part: StatementPart }) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const { currency, lines } = part;
  const day = new Intl.DateTimeFormat('es', { timeZone, day: 'numeric', month: 'short' });
  const changes = [
    { key: 'gross', label: t`Cobrado a viajeros`, amount: part.gross },
    { key: 'refunded', label: t`Devuelto a viajeros`, amount: 0 - part.refunded },
    { key: 'commission', label: t`Comisión de la región`, amount: 0 - part.commission },
    { key: 'collected', label: t`Cobrado por ti en el lugar`, amount: 0 - part.collected },
    { key: 'paidOut', label: t`Pagado a tu cuenta`, amount: 0 - part.paidOut },
  ].filter(({ amount }) => amount !== 0);
  const facts = [
    { key: 'opening', label: t`Saldo al empezar`, amount: part.opening },
    ...changes,
    { key: 'closing', label: t`Saldo al terminar`, amount: part.closing },
  ];
  const columns: Column<Line>[] = [
    {
      key: 'what',
      label: t`Concepto`,
      cell: (line) => (
        <>
          {line.title ?? STATEMENT_KIND_WORDS[line.kind]}
          <small>
            <Dots>
              {day.format(new Date(line.at))}
              {line.title && STATEMENT_KIND_WORDS[line.kind]}
              {line.reference}
            </Dots>
          </small>
        </>
      ),
    },
    { key: 'gross', label: t`Cobrado`, ...sometimes(({ gross }) => gross) },
    { key: 'refunded', label: t`Devuelto`, ...sometimes(({ refunded }) => 0 - refunded) },
    { key: 'commission', label: t`Comisión`, ...sometimes(({ commission }) => 0 - commission) },
    ...(part.collected === 0
      ? []
      : [{ key: 'collected', label: t`En el lugar`, ...sometimes(({ collected }) => 0 - collected) }]),
    { key: 'net', label: t`Para ti`, cell: ({ net }) => <Money minor={net} currency={currency} markLess /> },
    {
      key: 'balance',
      label: t`Saldo`,
      cell: ({ balance }) => <Money kind="plain" minor={balance} currency={currency} markLess />,
    },
  ];
  function sometimes(of: (line: Line) => number): Pick<Column<Line>, 'cell' | 'isIdle'> {
    return {
      cell: (line) => (of(line) === 0 ? '—' : <Money kind="plain" minor={of(line)} currency={currency} />),
      isIdle: (line) => of(line) === 0,
    };
  }
  return (
    <>
      <Facts kind="amounts" className={styles.summary}>
        {facts.map(({ key, label, amount }) => (
          <Fact key={key} name={label}>
            <Money kind="plain" minor={amount} currency={currency} />
          </Fact>
        ))}
      </Facts>
      <Table
        caption={t`Movimientos del mes`}
        columns={columns}
        items={lines}
        keyOf={({ at, reference, balance }) => `${at} ${reference} ${balance}`}
      />
    </>
  );
}
