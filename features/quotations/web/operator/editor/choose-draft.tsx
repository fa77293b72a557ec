import { Trans, useLingui } from '@lingui/react/macro';
import { momentWords, useOperator } from '#features/operators/web/public.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { offerDifference } from '../../../contract/offer-difference.ts';
import { OfferChanges } from '../../traveller/offers/offer-changes.tsx';
import { contentOf } from './offer-form.ts';
import type { TwoDrafts } from './use-offer-draft.ts';

interface ChooseDraftProps {
  two: TwoDrafts;
  currency: string;
  onChoose: (which: 'mine' | 'theirs') => void;
}

/** Asks which draft to keep if two people have edited the same offer. */
export function ChooseDraft({ two: { mine, theirs, at }, currency, onChoose }: ChooseDraftProps) {
  const { t } = useLingui();
  const { zone } = useOperator();
  const [own, other] = [contentOf(mine), contentOf(theirs)];
  return (
    <section aria-label={t`Dos versiones de la respuesta`}>
      <Alert look="panel" tone="caution" live="none">
        <h2>
          <Trans>Alguien de tu equipo también escribió</Trans>
        </h2>
        <p className="num">
          {at === null ? (
            <Trans>Mientras tanto se envió otra versión. Lo tuyo está en este dispositivo: elige con qué sigues.</Trans>
          ) : (
            <Trans>
              Guardó otra respuesta el {momentWords(new Date(at), zone)}. Lo tuyo está en este dispositivo: elige con
              qué sigues.
            </Trans>
          )}
        </p>
        {own && other && (
          <div className={flow.stack2}>
            <h3>
              <Trans>Lo tuyo frente a lo del equipo</Trans>
            </h3>
            <OfferChanges changes={offerDifference(other, own)} currency={currency} side="operator" />
          </div>
        )}
        <Actions>
          <Button onClick={() => onChoose('mine')}>
            <Trans>Seguir con lo mío</Trans>
          </Button>
          <Button kind="quiet" onClick={() => onChoose('theirs')}>
            <Trans>Seguir con lo del equipo</Trans>
          </Button>
        </Actions>
      </Alert>
    </section>
  );
}
