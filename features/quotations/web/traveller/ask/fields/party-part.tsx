import { Trans, useLingui } from '@lingui/react/macro';
import { GROWN_UP_AT, SENIOR_AT } from '#features/trips/contract/ages.ts';
import { ChildAges } from '#features/trips/web/public.ts';
import flow from '#web/ui/flow.module.css';
import { Stepper } from '#web/ui/stepper.tsx';
import { MOST_CHILDREN } from '../../../../contract/quotation.ts';
import type { PartProps } from '../ask-draft.ts';
import { AskPart } from './ask-part.tsx';

export function PartyPart({ draft, change, errorAt }: PartProps) {
  const { t } = useLingui();
  const { adults, seniors, childAges } = draft;
  const error = errorAt('body.wish.party');
  return (
    <AskPart title={<Trans>¿Quiénes viajan?</Trans>}>
      <div className={flow.ruled}>
        <Stepper
          label={t`Adultos`}
          value={adults}
          min={seniors > 0 ? 0 : 1}
          max={60}
          onChange={(count) => change({ adults: count })}
        />
        <Stepper
          label={t`Personas mayores`}
          hint={t`${SENIOR_AT} o más`}
          value={seniors}
          min={adults > 0 ? 0 : 1}
          max={60}
          onChange={(count) => change({ seniors: count })}
        />
        <Stepper
          label={t`Niñas y niños`}
          hint={t`Hasta ${GROWN_UP_AT - 1} años`}
          value={childAges.length}
          max={MOST_CHILDREN}
          onChange={(count) =>
            change({ childAges: Array.from({ length: count }, (_, index) => childAges[index] ?? null) })
          }
        />
      </div>
      <ChildAges ages={childAges} onChange={(ages) => change({ childAges: ages })} error={error} />
    </AskPart>
  );
}
