import { Plural, Trans } from '@lingui/react/macro';
import { commissionText } from '#features/organisation/contract/choices.ts';
import { shareOf } from '#features/payments/contract/ledger.ts';
import { RELEASED_AFTER_DAYS } from '#features/payments/contract/payable-states.ts';
import { formatMoney } from '#web/format/money.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import textStyles from '#web/ui/text.module.css';
import { Panel } from '../../form/panel.tsx';

interface EarningsNoteProps {
  /** The region's commission in hundredths of a percent. */
  commissionBps: number;
  /** Minor units. Null for a plan without a price. */
  priceFrom: number | null;
  currency: string;
  /** Where to enter the bank account, or null if the operator has one. */
  accountPath: string | null;
}

export function EarningsNote({ commissionBps, priceFrom, currency, accountPath }: EarningsNoteProps) {
  const price = priceFrom ?? 0;
  const kept = shareOf(price, commissionBps);
  return (
    <Panel title={<Trans>Lo que recibes</Trans>}>
      <p>
        {commissionBps === 0 ? (
          <Trans>La oficina de turismo de la región no te cobra comisión.</Trans>
        ) : (
          <Trans>La región cobra {commissionText(commissionBps)} de lo que se paga en el sitio.</Trans>
        )}{' '}
        {price > 0 && commissionBps > 0 && (
          <Trans>
            De {formatMoney(price, currency)} se queda {formatMoney(kept, currency)} y tú recibes{' '}
            <b>{formatMoney(price - kept, currency)}</b>.
          </Trans>
        )}
      </p>
      <p>
        <Plural
          value={RELEASED_AFTER_DAYS}
          one="Se te transfiere desde el día siguiente al final de cada salida."
          other="Se te transfiere desde # días después del final de cada salida, a la cuenta de tus datos."
        />
      </p>
      {accountPath !== null && (
        <ButtonLink kind="quiet" size="small" to={accountPath}>
          <Trans>Agregar la cuenta en la que cobras</Trans>
        </ButtonLink>
      )}
      <p className={textStyles.soft}>
        <Trans>Las reservas que anotas a mano las cobras tú, sin comisión.</Trans>
      </p>
    </Panel>
  );
}
