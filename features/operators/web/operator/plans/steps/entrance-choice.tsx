import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { Segmented } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { placeQuery } from '../../operator.queries.ts';
import { feesOf, isFree } from './entrances.ts';

interface EntranceChoiceProps {
  /** Id of a place of the region. */
  place: string;
  included: boolean;
  onChange: (included: boolean) => void;
}

/** Asks whether the price includes the entrance to the place, and shows the known fee. */
export function EntranceChoice({ place, included, onChange }: EntranceChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  const { data, isPending } = useQuery(placeQuery(useApi(), place));
  // Most places have no fee, so the question would appear and vanish at once.
  if (isPending) return null;
  if (data && isFree(data)) {
    return (
      <p className={textStyles.note}>
        <Trans>Que sepamos, aquí no se paga entrada.</Trans>
      </p>
    );
  }
  const fees = data && feesOf(data);
  return (
    <div className={flow.stack1}>
      <Segmented
        label={t`¿Tu precio incluye la entrada?`}
        name={name}
        value={included ? 'yes' : 'no'}
        onChange={(choice) => onChange(choice === 'yes')}
        options={[
          { value: 'no', label: t`No, se paga aparte` },
          { value: 'yes', label: t`Sí, está incluida` },
        ]}
      />
      {fees && (
        <p className={textStyles.note}>
          {fees.adult === undefined ? (
            fees.text
          ) : (
            <Trans>La entrada cuesta {formatMoney(fees.adult, fees.currency)} por adulto.</Trans>
          )}
        </p>
      )}
    </div>
  );
}
