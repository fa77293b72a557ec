import { Trans, useLingui } from '@lingui/react/macro';
import { ON_SITE_WORDS } from '#features/payments/contract/on-site.ts';
import type { OnSiteTaking } from '#features/payouts/contract/payouts.ts';
import { useFace } from '#web/face.ts';
import { formatLongDate, localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { Figures } from '#web/ui/figures.tsx';
import flow from '#web/ui/flow.module.css';
import { Money } from '#web/ui/money.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowFacts, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';

export function OnSiteTakings({ takings }: { takings: readonly OnSiteTaking[] }) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const today = localDate(timeZone);
  const ofToday = takings.filter(({ day }) => day === today);
  const before = Map.groupBy(
    takings.filter(({ day }) => day !== today),
    ({ day, currency }) => `${day} ${currency}`,
  );
  if (takings.length === 0) return null;
  return (
    <section className={flow.stack3} aria-label={t`Lo que cobraste tú`}>
      <h2 className={rows.label}>
        <Trans>Lo que cobraste hoy</Trans>
      </h2>
      {ofToday.length > 0 ? (
        <Figures
          size="wide"
          items={ofToday.map(({ means, currency, amount }) => ({
            key: `${means} ${currency}`,
            label: ON_SITE_WORDS[means],
            value: <Money kind="plain" minor={amount} currency={currency} />,
          }))}
        />
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
                </RowMain>
                <Money minor={ofDay.reduce((sum, { amount }) => sum + amount, 0)} currency={ofDay[0]!.currency} />
              </Row>
            ))}
          </Rows>
        </>
      )}
    </section>
  );
}
