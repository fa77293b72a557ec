import type { OperatorOffer } from '../../../../contract/operator.ts';
import type { OfferForm } from '../offer-form.ts';
import type { OfferTerms } from '../payment/offer-terms.ts';
import type { Issue } from './editor-steps.ts';

/** What the last steps are given besides. */
export interface WithTerms {
  /** What the offer means on its days; null: that cannot be told yet. */
  terms: OfferTerms | null;
}

/** What every step of the editor is given. */
export interface StepProps {
  form: OfferForm;
  offer: OperatorOffer;
  /** What keeps it from being sent; each field tells its own. */
  issues: readonly Issue[];
  /** What is said now, or what follows from what is said by then. */
  onChange: (more: Partial<OfferForm> | ((now: OfferForm) => Partial<OfferForm>)) => void;
}
