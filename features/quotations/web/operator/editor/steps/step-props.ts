import type { OperatorOffer } from '../../../../contract/operator.ts';
import type { OfferForm } from '../offer-form.ts';
import type { OfferTerms } from '../payment/offer-terms.ts';
import type { Issue } from './editor-steps.ts';

/** Further props of the last steps. */
export interface WithTerms {
  /** The offer's terms on its dates; null when they cannot be computed yet. */
  terms: OfferTerms | null;
}

/** Props of every step of the editor. */
export interface StepProps {
  form: OfferForm;
  offer: OperatorOffer;
  /** Issues that prevent sending; each field shows its own. */
  issues: readonly Issue[];
  /** The changed members, or a function that computes them from the current form. */
  onChange: (more: Partial<OfferForm> | ((now: OfferForm) => Partial<OfferForm>)) => void;
}
