import { Trans, useLingui } from '@lingui/react/macro';
import { ChildAges } from '#features/trips/web/public.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import { Stepper } from '#web/ui/stepper.tsx';
import textStyles from '#web/ui/text.module.css';
import { MOST_CHILDREN, type RequestedParty } from '../../../contract/quotation.ts';
import type { ReadOffer } from '../offers/offers.ts';
import { OtherParty } from '../party/other-party.tsx';
import { type TriedParty, withChildren } from '../party/tried-party.ts';
import type { Opened } from '../request/use-act.ts';

interface WhatIfProps {
  opened: Opened;
  offers: readonly ReadOffer[];
  tried: TriedParty;
  /** Party that the traveller tries. Null if it is incomplete or the same as the party of the request. */
  other: RequestedParty | null;
  onTry: (party: TriedParty) => void;
}

export function WhatIf({ opened, offers, tried, other, onTry }: WhatIfProps) {
  const { t } = useLingui();
  const { adults, seniors, childAges } = tried;
  const from = opened.quotation.wish.party;
  const isAgeMissing = childAges.includes(null);
  return (
    <>
      <Disclosure open={other !== null || isAgeMissing || undefined} summary={t`¿Y si fueran otros?`}>
        <div className={flow.ruled}>
          <Stepper
            label={t`Adultos`}
            value={adults}
            min={seniors > 0 ? 0 : 1}
            max={60}
            onChange={(count) => onTry({ ...tried, adults: count })}
          />
          <Stepper
            label={t`Personas mayores`}
            value={seniors}
            min={adults > 0 ? 0 : 1}
            max={60}
            onChange={(count) => onTry({ ...tried, seniors: count })}
          />
          <Stepper
            label={t`Niñas y niños`}
            value={childAges.length}
            max={MOST_CHILDREN}
            onChange={(count) => onTry(withChildren(tried, count))}
          />
          <ChildAges ages={childAges} onChange={(ages) => onTry({ ...tried, childAges: ages })} />
        </div>
      </Disclosure>
      {isAgeMissing && (
        <p role="status" className={textStyles.note}>
          <Trans>Elige la edad: de ella depende el precio.</Trans>
        </p>
      )}
      {other && <OtherParty opened={opened} offers={offers} from={from} party={other} onBack={() => onTry(from)} />}
    </>
  );
}
