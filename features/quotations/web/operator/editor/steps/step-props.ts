import type { OperatorOffer } from '../../../../contract/operator.ts';
import type { OfferForm } from '../offer-form.ts';
import type { OfferTerms } from '../payment/offer-terms.ts';
import type { Issue } from './editor-steps.ts';

export interface WithTerms {
  terms: OfferTerms | null;
}

export interface StepProps {
  form: OfferForm;
  offer: OperatorOffer;
  issues: readonly Issue[];
  onChange: (more: Partial<OfferForm> | ((now: OfferForm) => Partial<OfferForm>)) => void;
}
