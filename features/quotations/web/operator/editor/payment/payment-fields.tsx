import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { addDays, formatDate } from '#web/format/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { PaymentPart } from '../../../../contract/offer.ts';
import { dueAt } from '../../../../contract/offer-schedule.ts';
import { type Issue, issueOf } from '../steps/editor-steps.ts';
import { OfferDues } from './offer-dues.tsx';
import type { OfferTerms } from './offer-terms.ts';
import styles from './payment-fields.module.css';
import { MOST_PARTS, passedDays, withoutPart, withPart, withShare } from './payment-parts.ts';
import { RefundDates } from './refund-dates.tsx';

interface PaymentFieldsProps {
  payments: readonly PaymentPart[];
  startDate: string | null;
  dues: OfferTerms['dues'];
  refunds: OfferTerms['refunds'];
  currency: string;
  zone: string;
  issues: readonly Issue[];
  onChange: (payments: PaymentPart[]) => void;
}

export function PaymentFields({
  payments,
  startDate,
  dues,
  refunds,
  currency,
  zone,
  issues,
  onChange,
}: PaymentFieldsProps) {
  const { t } = useLingui();
  const now = new Date();
  const whenOf = (part: PaymentPart) =>
    startDate === null || part.daysBefore === null
      ? undefined
      : dueAt(part, { startDate, zone, now })
        ? t`Hasta el ${formatDate(addDays(startDate, -part.daysBefore))}`
        : t`Ese día ya llegó: se pide al aceptar`;
  const passed = startDate === null ? null : passedDays(payments, { startDate, zone, now });
  const whole = (text: string, most: number) => Math.min(most, Math.max(0, Math.trunc(Number(text)) || 0));
  return (
    <section className={`${flow.part} ${flow.stack4} ${flow.shrinks}`}>
      <h3>
        <Trans>Cómo se paga</Trans>
      </h3>
      <ol className={`${styles.parts} ${flow.stack4}`}>
        {payments.map((payment, index) => {
          const { shareBps, daysBefore } = payment;
          const isLast = index === payments.length - 1;
          const fault = issueOf(issues, `payments.${index}`);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position, and its fields are controlled.
            <li key={index}>
              <Field
                label={index === 0 ? t`Adelanto` : isLast ? t`Saldo` : t`Pago ${index + 1}`}
                type="number"
                inputMode="numeric"
                min={1}
                max={100}
                after={<span className={`${styles.unitMark} ${textStyles.soft}`}>%</span>}
                value={shareBps / 100 || ''}
                readOnly={isLast}
                onChange={({ target }) => onChange(withShare(payments, index, 100 * whole(target.value, 100)))}
              />
              {daysBefore === null ? (
                <p className={`${styles.at} ${textStyles.soft}`}>
                  <Trans>al aceptar</Trans>
                </p>
              ) : (
                <Field
                  label={t`Días antes del inicio`}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={365}
                  value={daysBefore}
                  error={fault}
                  hint={whenOf(payment)}
                  onChange={({ target }) =>
                    onChange(
                      payments.map((part, at) =>
                        at === index ? { ...part, daysBefore: whole(target.value, 365) } : part,
                      ),
                    )
                  }
                />
              )}
              {index > 0 ? (
                <IconButton
                  label={t`Quitar el pago ${index + 1}`}
                  onClick={() => onChange(withoutPart(payments, index))}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              ) : (
                <span />
              )}
            </li>
          );
        })}
      </ol>
      {passed !== null && (
        <Alert look="line" tone="caution" live="status">
          {passed > 0 ? (
            <Plural
              value={passed}
              one="Falta menos de un día: pagaría todo hoy. Pon menos días."
              other="Faltan menos de # días: pagaría todo hoy. Pon menos días."
            />
          ) : (
            <Trans>El viaje ya empieza: pagaría todo hoy.</Trans>
          )}
        </Alert>
      )}
      {dues.length > 0 && <OfferDues dues={dues} currency={currency} zone={zone} />}
      {refunds.length > 0 && (
        <section className={flow.stack1}>
          <h4>
            <Trans>De lo pagado, si cancela</Trans>
          </h4>
          <RefundDates refunds={refunds} zone={zone} />
        </section>
      )}
      {issueOf(issues, 'payments') && (
        <Alert look="line" live="none">
          {issueOf(issues, 'payments')}
        </Alert>
      )}
      {payments.length < MOST_PARTS && (
        <div>
          <Button kind="bare" size="small" onClick={() => onChange(withPart(payments))}>
            <Plus size={16} aria-hidden />
            <Trans>Agregar un pago</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
