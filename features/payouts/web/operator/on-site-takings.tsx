import { Trans, useLingui } from '@lingui/react/macro';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { ON_SITE_WORDS } from '#features/payments/contract/on-site.ts';
import type { OnSiteLine, OnSiteTaking } from '#features/payouts/contract/payouts.ts';
import { useFace } from '#web/face.ts';
import { formatLongDate, localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Figures } from '#web/ui/figures.tsx';
import flow from '#web/ui/flow.module.css';
import { Money } from '#web/ui/money.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowFacts, RowLink, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';

interface OnSiteTakingsProps {
  operatorId: string;
  takings: readonly OnSiteTaking[];
  lines: readonly OnSiteLine[];
}

const totalOf = (takings: readonly OnSiteTaking[]) => takings.reduce((sum, { amount }) => sum + amount, 0);

export function OnSiteTakings({ operatorId, takings, lines }: OnSiteTakingsProps) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const today = localDate(timeZone);
  const ofToday = takings.filter(({ day }) => day === today);
  const before = Map.groupBy(
    takings.filter(({ day }) => day !== today),
    ({ day, currency }) => `${day} ${currency}`,
  );
  if (takings.length === 0) return null;
  const totals = [...Map.groupBy(ofToday, ({ currency }) => currency)].map(([currency, all]) => ({
    key: currency,
    label: <Trans>Total de hoy</Trans>,
    value: <Money kind="plain" minor={totalOf(all)} currency={currency} />,
  }));
  return (
    <section className={flow.stack3} aria-label={t`Lo que cobraste tú`}>
      <h2 className={rows.label}>
        {ofToday.some(({ amount }) => amount < 0) ? (
          <Trans>Lo que cobraste y devolviste hoy</Trans>
        ) : (
          <Trans>Lo que cobraste hoy</Trans>
        )}
      </h2>
      {ofToday.length > 0 ? (
        <>
          <Figures
            size="wide"
            items={[
              ...ofToday.map(({ means, currency, amount }) => ({
                key: `${means} ${currency}`,
                label: ON_SITE_WORDS[means],
                value: <Money kind="plain" minor={amount} currency={currency} />,
              })),
              ...totals,
            ]}
          />
          <Lines operatorId={operatorId} lines={lines.filter(({ day }) => day === today)} />
        </>
      ) : (
        <p className={textStyles.soft}>
          <Trans>Hoy todavía no anotaste ningún cobro.</Trans>
        </p>
      )}
      {before.size > 0 && (
        <>
          <h3 className={rows.label}>
            <Trans>Los días de antes</Trans>
          </h3>
          <Rows>
            {[...before].map(([key, ofDay]) => (
              <Row key={key} columns={2}>
                <RowMain>
                  <RowName className={textStyles.capital}>{formatLongDate(ofDay[0]!.day)}</RowName>
                  <RowFacts>
                    {ofDay.map(({ means, amount, currency }) => (
                      <span key={means}>
                        {ON_SITE_WORDS[means]} {formatMoney(amount, currency)}
                      </span>
                    ))}
                  </RowFacts>
                  <Disclosure summary={<Trans>Quiénes pagaron</Trans>}>
                    <Lines
                      operatorId={operatorId}
                      lines={lines.filter(({ day, currency }) => `${day} ${currency}` === key)}
                    />
                  </Disclosure>
                </RowMain>
                <Money minor={totalOf(ofDay)} currency={ofDay[0]!.currency} />
              </Row>
            ))}
          </Rows>
        </>
      )}
    </section>
  );
}

function Lines({ operatorId, lines }: Pick<OnSiteTakingsProps, 'operatorId' | 'lines'>) {
  return (
    <Rows>
      {lines.map(({ id, bookingId, name, reference, means, amount, currency }) => (
        <Row key={id} columns={2}>
          <RowMain>
            <RowLink to={operatorPaths.booking(operatorId, bookingId)}>{name || spacedReference(reference)}</RowLink>
            <RowFacts>
              <span>{ON_SITE_WORDS[means]}</span>
              {amount < 0 && (
                <span>
                  <Trans>devuelto</Trans>
                </span>
              )}
              {name && <span>{spacedReference(reference)}</span>}
            </RowFacts>
          </RowMain>
          <Money minor={amount} currency={currency} />
        </Row>
      ))}
    </Rows>
  );
}
