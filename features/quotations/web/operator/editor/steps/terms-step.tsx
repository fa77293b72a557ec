import { Trans, useLingui } from '@lingui/react/macro';
import { momentWords, PolicyStep } from '#features/operators/web/public.ts';
import { Fields } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { priceOffer } from '../../../../contract/offer-price.ts';
import { InclusionsField } from '../inclusions/inclusions-field.tsx';
import { PaymentFields } from '../payment/payment-fields.tsx';
import { issueAt } from './editor-steps.ts';
import type { StepProps, WithTerms } from './step-props.ts';

const VALID_DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30, 60];
const OPTION_HOURS = [0, 12, 24, 48, 72, 168];

export function TermsStep({ form, offer, issues, terms, onChange }: StepProps & WithTerms) {
  const { t } = useLingui();
  const { includes, excludes, conditions, policy, payments, validDays, optionHours, lines } = form;
  const { total } = priceOffer(form, offer.request.people);
  const hasPlan = lines.some(({ departureId }) => departureId !== null);
  const until = terms && momentWords(terms.validUntil, offer.zone);
  const among = (usual: readonly number[], own: number) => [...new Set([...usual, own])].sort((a, b) => a - b);
  return (
    <>
      <Fields layout="pair">
        <InclusionsField
          legend={t`Incluye`}
          hint={t`Almuerzo, van, entradas…`}
          list={includes}
          error={issueAt(issues, 'includes')}
          onChange={(list) => onChange({ includes: list })}
        />
        <InclusionsField
          legend={t`No incluye`}
          hint={t`Propinas, bebidas…`}
          list={excludes}
          error={issueAt(issues, 'excludes')}
          onChange={(list) => onChange({ excludes: list })}
        />
      </Fields>
      <TextAreaField
        label={t`Condiciones`}
        hint={t`Lo que hay que saber antes de aceptar.`}
        rows={3}
        maxLength={3000}
        value={conditions}
        error={issueAt(issues, 'conditions')}
        onChange={({ target }) => onChange({ conditions: target.value })}
      />
      <Fields layout="pair">
        <SelectField
          label={t`Se puede aceptar durante`}
          hint={
            until &&
            (terms.isCut
              ? t`Enviada ahora, hasta el ${until}: después empieza el viaje o se cierra una salida.`
              : t`Enviada ahora, hasta el ${until}.`)
          }
          value={validDays}
          error={issueAt(issues, 'validDays')}
          onChange={({ target }) => onChange({ validDays: Number(target.value) })}
        >
          {among(VALID_DAYS, validDays).map((days) => (
            <option key={days} value={days}>
              {days === 1 ? t`1 día` : t`${days} días`}
            </option>
          ))}
        </SelectField>
        {(hasPlan || optionHours > 0) && (
          <SelectField
            label={t`Guardar los lugares de tus salidas`}
            hint={t`Mientras decide. Después quedan libres.`}
            value={optionHours}
            error={issueAt(issues, 'optionHours')}
            onChange={({ target }) => onChange({ optionHours: Number(target.value) })}
          >
            {among(OPTION_HOURS, optionHours).map((hours) => (
              <option key={hours} value={hours}>
                {hours === 0 ? t`No guardarlos` : t`${hours} horas`}
              </option>
            ))}
          </SelectField>
        )}
      </Fields>
      <PaymentFields
        payments={payments}
        startDate={form.startDate}
        dues={terms?.dues ?? []}
        refunds={terms?.refunds ?? []}
        currency={offer.currency}
        zone={offer.zone}
        issues={issues}
        onChange={(next) => onChange({ payments: next })}
      />
      <section className={`${flow.part} ${flow.stack4} ${flow.shrinks}`}>
        <h3>
          <Trans>Si cancela</Trans>
        </h3>
        <PolicyStep
          price={total || 10_000}
          currency={offer.currency}
          policy={policy}
          startsAt={terms?.startsAt}
          onChange={(next) => onChange({ policy: next })}
        />
      </section>
    </>
  );
}
