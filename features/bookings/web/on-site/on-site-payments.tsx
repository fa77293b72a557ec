import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Confirm } from '#features/backoffice/web/public.ts';
import type { BookingMoney, OnSitePayment } from '#features/bookings/contract/on-site.ts';
import { voidOnSitePayment } from '#features/bookings/contract/on-site-routes.ts';
import { ON_SITE_WORDS } from '#features/payments/contract/on-site.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dots } from '#web/ui/dots.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';

interface OnSitePaymentsProps {
  operatorId: string;
  bookingId: string;
  money: BookingMoney;
  /** `false` if the payments of the booking can no longer be voided. */
  canVoid: boolean;
  clock: (instant: string) => string;
  onVoided: (money: BookingMoney) => void;
}

export function OnSitePayments({ operatorId, bookingId, money, canVoid, clock, onVoided }: OnSitePaymentsProps) {
  const { t } = useLingui();
  const api = useApi();
  const [asked, setAsked] = useState<OnSitePayment | null>(null);
  const amountOf = ({ amount }: OnSitePayment) => formatMoney(amount, money.currency);
  if (money.onSite.length === 0) return null;
  return (
    <>
      <ul className={flow.stack2}>
        {money.onSite.map((payment) => (
          <li key={payment.id} className={`${flow.row3} ${flow.ends}`}>
            <span className={flow.stackHalf}>
              <Dots className={textStyles.strong}>
                {amountOf(payment)}
                {ON_SITE_WORDS[payment.means]}
              </Dots>
              <small className={textStyles.soft}>
                <Dots>
                  {clock(payment.at)}
                  {payment.by}
                </Dots>
              </small>
            </span>
            {canVoid && (
              <Button kind="bare" size="small" onClick={() => setAsked(payment)}>
                <Trans>Anular</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Confirm
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t`¿Anular este cobro?`}
        verb={t`Anularlo`}
        why={t`¿Por qué se anula?`}
        run={async (reason, call) => {
          const params = { operatorId, bookingId, paymentId: asked!.id };
          onVoided(await api.call(voidOnSitePayment, { params, body: { reason }, ...call }));
        }}
      >
        <p>
          <Trans>Sirve para un cobro que se anotó por error. El viajero vuelve a deber ese importe.</Trans>
        </p>
      </Confirm>
    </>
  );
}
