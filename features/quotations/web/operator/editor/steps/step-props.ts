import type { OperatorOffer } from '../../../../contract/operator.ts';
import type { OfferForm } from '../offer-form.ts';
import type { OfferTerms } from '../payment/offer-terms.ts';
import type { Issue } from './editor-steps.ts';

/** Additional props of the last steps. */
export interface WithTerms {
  /** Terms of the offer with their dates; null when they cannot be computed yet. */
  terms: OfferTerms | null;
}

/** Props of all steps of the editor. */
export interface StepProps {
  form: OfferForm;
  offer: OperatorOffer;
  /** Issues that prevent sending. */
  issues: readonly Issue[];
  /** Called with the changed members, or with a function that computes them from the current form. */
  onChange: (more: Partial<OfferForm> | ((now: OfferForm) => Partial<OfferForm>)) => void;
}
