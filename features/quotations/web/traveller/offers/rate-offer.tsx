import { useLingui } from '@lingui/react/macro';
import { OFFER_PARTS } from '#features/reviews/contract/review-content.ts';
import { type ReviewSubject, WriteReview } from '#features/reviews/web/public.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { useSession } from '#web/session/session.ts';
import type { ReadOffer } from './offers.ts';

/** A person with an account says how the operator answered. Its public profile shows the review. */
export function RateOffer({ offer: { operator }, quotationId }: { offer: ReadOffer; quotationId: string }) {
  const { t } = useLingui();
  const person = useSession((session) => session.person);
  if (!person) return null;
  const subject: ReviewSubject = {
    kind: 'operator',
    id: operator.id,
    name: operator.name,
    page: quotationPaths.one(quotationId),
    parts: OFFER_PARTS,
    ...{ invitation: t`¿Te atendieron bien?`, hasCode: false, byQuotation: true },
  };
  return <WriteReview subject={subject} look="line" onWritten={() => undefined} />;
}
