import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Confirm } from '#features/backoffice/web/public.ts';
import type { BookingPayment, OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { voidOnSiteReturn } from '#features/checkout/contract/operator-routes.ts';
import { momentWords, useOperator } from '#features/operators/web/public.ts';
import { ON_SITE_WORDS } from '#features/payments/contract/on-site.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dots } from '#web/ui/dots.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';

interface GivenBackListProps {
  booking: OperatorBooking;
  onVoided: (booking: OperatorBooking) => void;
}

/** Lists what the operator gave back by hand. A return that was noted by mistake can be voided. */
export function GivenBackList({ booking: { id: bookingId, returns, currency }, onVoided }: GivenBackListProps) {
  const { t } = useLingui();
  const api = useApi();
  const { id: operatorId, zone } = useOperator();
  const [asked, setAsked] = useState<BookingPayment | null>(null);
  const valid = returns.filter(({ voided }) => voided === null);
  return (
    <>
      {valid.length > 0 && (
        <ul className={flow.stack2} aria-label={t`Lo que le devolviste`}>
          {valid.map((one) => (
            <li key={one.id} className={`${flow.row3} ${flow.ends}`}>
              <span className={flow.stackHalf}>
                <Dots className={textStyles.strong}>
                  <Trans>Devolviste {formatMoney(one.amount, currency)}</Trans>
                  {ON_SITE_WORDS[one.means]}
                </Dots>
                <small className={textStyles.soft}>
                  <Dots>
                    {momentWords(new Date(one.at), zone)}
                    {one.by}
                  </Dots>
                </small>
              </span>
              <Button kind="bare" size="small" aria-label={t`Anular la devolución`} onClick={() => setAsked(one)}>
                <Trans>Anular</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Confirm
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t`¿Anular esta devolución?`}
        verb={t`Anularla`}
        why={t`¿Por qué se anula?`}
        run={async (reason, call) => {
          const params = { operatorId, bookingId, returnId: asked!.id };
          onVoided(await api.call(voidOnSiteReturn, { params, body: { reason }, ...call }));
        }}
      >
        <p>
          <Trans>Sirve para una devolución que se anotó por error. Vuelve a faltar que le devuelvas ese importe.</Trans>
        </p>
      </Confirm>
    </>
  );
}
