import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { formatMoney } from '#web/format/money.ts';
import { SaveBar } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { priceOffer } from '../../../contract/offer-price.ts';
import type { OperatorOffer } from '../../../contract/operator.ts';
import styles from './editor-bar.module.css';
import type { OfferForm } from './offer-form.ts';
import { EDITOR_STEPS, type EditorStep } from './steps/editor-steps.ts';

interface EditorBarProps {
  form: OfferForm;
  offer: OperatorOffer;
  step: EditorStep;
  names: Record<EditorStep, string>;
  onStep: (step: EditorStep) => void;
}

export function EditorBar({ form, offer: { request, currency }, step, names, onStep }: EditorBarProps) {
  const { t } = useLingui();
  const { total, perPerson } = priceOffer(form, request.people);
  const next = EDITOR_STEPS[EDITOR_STEPS.indexOf(step) + 1];
  if (!next) return null;
  return (
    <SaveBar waits className={`${styles.bar} ${flow.ends}`}>
      <p aria-live="polite" className={flow.stackHalf}>
        <b className={`${textStyles.sum} num`}>{formatMoney(total, currency)}</b>
        {request.people > 1 && total > 0 && (
          <small className={`${textStyles.soft} num`}>
            <Trans>{formatMoney(perPerson, currency)} por persona</Trans>
          </small>
        )}
      </p>
      <Button aria-label={t`Seguir: ${names[next]}`} onClick={() => onStep(next)}>
        <Trans>Seguir</Trans>
        <ArrowRight size={18} aria-hidden />
      </Button>
    </SaveBar>
  );
}
