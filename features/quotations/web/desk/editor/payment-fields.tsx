import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { deskFields } from '#features/operators/web/public.ts';
import { apportion } from '#features/payments/contract/ledger.ts';
import { formatMoney } from '#web/format/money.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { PaymentPart } from '../../../contract/offer.ts';
import editor from './editor.module.css';
import { type Issue, issueOf } from './editor-steps.ts';
import styles from './payment-fields.module.css';
import { MOST_PARTS, withoutPart, withPart, withShare } from './payment-parts.ts';

interface PaymentFieldsProps {
  payments: readonly PaymentPart[];
  /** Minor units. */
  total: number;
  currency: string;
  issues: readonly Issue[];
  onChange: (payments: PaymentPart[]) => void;
}

/** In which parts it is paid: the first when it is accepted, the last one is what is left. */
export function PaymentFields({ payments, total, currency, issues, onChange }: PaymentFieldsProps) {
  const { t } = useLingui();
  const amounts = apportion(
    total,
    payments.map(({ shareBps }) => shareBps),
  );
  const whole = (text: string, most: number) => Math.min(most, Math.max(0, Math.trunc(Number(text)) || 0));
  return (
    <section className={editor.block}>
      <h3>
        <Trans>Cómo se paga</Trans>
      </h3>
      <ol className={styles.parts}>
        {payments.map(({ shareBps, daysBefore }, index) => {
          const isLast = index === payments.length - 1;
          const fault = issueOf(issues, `payments.${index}`);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the list, and its fields are controlled.
            <li key={index}>
              <Field
                label={index === 0 ? t`Adelanto` : isLast ? t`Saldo` : t`Pago ${index + 1}`}
                type="number"
                inputMode="numeric"
                min={1}
                max={100}
                after={<span className={styles.unitMark}>%</span>}
                value={shareBps / 100 || ''}
                readOnly={isLast}
                hint={formatMoney(amounts[index] ?? 0, currency)}
                onChange={({ target }) => onChange(withShare(payments, index, 100 * whole(target.value, 100)))}
              />
              {daysBefore === null ? (
                <p className={styles.at}>
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
      {issueOf(issues, 'payments') && <p className={deskFields.failure}>{issueOf(issues, 'payments')}</p>}
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
