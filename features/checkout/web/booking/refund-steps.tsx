import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Hourglass } from 'lucide-react';
import { useFace } from '#web/face.ts';
import { formatDayOf } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import textStyles from '#web/ui/text.module.css';
import type { OrderRefund } from '../../contract/order.ts';
import styles from './refund-steps.module.css';

export function RefundSteps({ refunds, currency }: { refunds: readonly OrderRefund[]; currency: string }) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  if (refunds.length === 0) return null;
  return (
    <ul className={styles.refunds}>
      {refunds.map(({ id, amount, state, card, at, settledAt }) => {
        const money = formatMoney(amount, currency);
        const sent = state === 'submitted' || state === 'settled';
        const steps = [
          { done: true, words: t`Aprobada el ${formatDayOf(at, timeZone)}` },
          state === 'manual'
            ? { done: false, words: t`La hace una persona de la región: te escribirá para devolverte el dinero.` }
            : state === 'failed'
              ? { done: false, words: t`El proveedor no la tomó todavía; lo intentamos de nuevo sin que hagas nada.` }
              : { done: sent, words: sent ? t`El proveedor la tiene` : t`En camino al proveedor` },
          {
            done: state === 'settled',
            words:
              state === 'settled' && settledAt
                ? t`Devuelta el ${formatDayOf(settledAt, timeZone)}; tu banco puede tardar unos días en mostrarla`
                : card
                  ? t`Devuelta a la tarjeta`
                  : t`Devuelta a la tarjeta con la que se pagó`,
          },
        ];
        return (
          <li key={id}>
            <p className={styles.head}>
              <b className="num">
                <Trans>Devolución de {money}</Trans>
              </b>
              {card && (
                <span
                  className={`${textStyles.soft} ${textStyles.nums} ${textStyles.oneLine}`}
                >{`${card.brand} ···· ${card.last4}`}</span>
              )}
            </p>
            <ol>
              {steps.map(({ done, words }) => (
                <li key={words} data-done={done || undefined}>
                  {done ? <Check size={16} aria-hidden /> : <Hourglass size={16} aria-hidden />}
                  <span>
                    {words}
                    <span className="sr">{done ? t`, hecho` : t`, pendiente`}</span>
                  </span>
                </li>
              ))}
            </ol>
          </li>
        );
      })}
    </ul>
  );
}
