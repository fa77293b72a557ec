import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useOperator } from '#features/operators/web/public.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { OfferLine } from '../../../../contract/offer.ts';
import { lineTotal } from '../../../../contract/offer-price.ts';
import type { OperatorOffer } from '../../../../contract/operator.ts';
import { planLineQuery } from './plan-line.queries.ts';

interface PlanNowProps {
  line: OfferLine;
  offer: OperatorOffer;
  startDate: string | null;
  onChange: (more: Partial<OfferLine>) => void;
}

export function PlanNow({ line, offer, startDate, onChange }: PlanNowProps) {
  const { t } = useLingui();
  const { id: operatorId } = useOperator();
  const asked = { operatorId, offerId: offer.id, departureId: line.departureId!, startDate };
  const { data, error } = useQuery(planLineQuery(useApi(), asked));
  if (error && !data)
    return <Alert look="line" live="none">{t`Esa salida ya no está. Quita la línea y elige otra.`}</Alert>;
  if (!data) return <Skeleton width="100%" height="44px" />;
  const now = lineTotal(data.line);
  const isOther = now !== lineTotal(line) || data.line.day !== line.day;
  return (
    <Alert tone="accent" live="none">
      <div className={flow.stack2}>
        <p className="num">
          <Trans>Ahora cuesta {formatMoney(now, data.currency)}</Trans>
          {' · '}
          {data.seatsLeft === null ? (
            <Trans>sin límite de lugares</Trans>
          ) : (
            <Plural value={data.seatsLeft} _0="sin lugares" one="queda # lugar" other="quedan # lugares" />
          )}
        </p>
        {data.refusals.map((refusal) => (
          <Alert key={refusal} look="line" live="none" icon={<TriangleAlert size={16} aria-hidden />}>
            {refusal}
          </Alert>
        ))}
        {isOther && (
          <div>
            <Button
              kind="quiet"
              size="small"
              onClick={() => onChange({ units: data.line.units, day: data.line.day, begin: data.line.begin })}
            >
              <Trans>Poner el precio de ahora</Trans>
            </Button>
          </div>
        )}
      </div>
    </Alert>
  );
}
