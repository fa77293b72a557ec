import { Trans } from '@lingui/react/macro';
import { formatMoney } from '#web/format/money.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { priceOffer } from '../../../../contract/offer-price.ts';
import type { OfferForm } from '../offer-form.ts';

interface OfferTotalProps {
  form: Pick<OfferForm, 'lines' | 'minimumTotal'>;
  people: number;
  currency: string;
}

/** `true` if the traveller can leave out any line. An offer with one line cannot be accepted without it. */
export const isAllOptional = ({ lines }: Pick<OfferForm, 'lines'>): boolean =>
  lines.length > 1 && lines.every(({ required }) => !required);

/** Shows the total that the traveller reads, and the smallest total with which the traveller can accept the offer. */
export function OfferTotal({ form, people, currency }: OfferTotalProps) {
  const { lines } = form;
  if (lines.length === 0) return null;
  const kept = lines.filter(({ required }) => required).map(({ id }) => id);
  const { total, perPerson } = priceOffer(form, people);
  const money = (minor: number) => formatMoney(minor, currency);
  const mayLeaveOut = kept.length > 0 && kept.length < lines.length;
  return (
    <Card as="section">
      <Facts kind="amounts">
        <Fact name={<Trans>Total que verá, con impuestos</Trans>}>{money(total)}</Fact>
        {people > 1 && <Fact name={<Trans>Por persona</Trans>}>{money(perPerson)}</Fact>}
        {mayLeaveOut && (
          <Fact name={<Trans>Sin lo opcional</Trans>}>{money(priceOffer(form, people, kept).total)}</Fact>
        )}
      </Facts>
      {isAllOptional(form) && (
        <Alert look="line" live="none">
          <Trans>Todo es opcional: puede aceptar una sola línea y pagar menos que el total.</Trans>
        </Alert>
      )}
    </Card>
  );
}
