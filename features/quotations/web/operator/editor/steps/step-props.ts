import type { OperatorOffer } from '../../../../contract/operator.ts';
import type { OfferForm } from '../offer-form.ts';
import type { OfferTerms } from '../payment/offer-terms.ts';
import type { Issue } from './editor-steps.ts';

export interface WithTerms {
  /** Null when the terms cannot be computed yet. */
  terms: OfferTerms | null;
}

export interface StepProps {
  form: OfferForm;
  offer: OperatorOffer;
  /** Issues that prevent sending. */
  issues: readonly Issue[];
  /** Called with the changed members, or with a function of the current form. */
  onChange: (more: Partial<OfferForm> | ((now: OfferForm) => Partial<OfferForm>)) => void;
}
