import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { AccountReview } from '../../contract/account-review.ts';
import { appealAccountReview, resumeAccountReview, withdrawAccountReview } from '../../contract/account-routes.ts';
import { WRITE_FRAGMENT } from '../../contract/presence-code.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import { Appeal } from '../traveller/appeal.tsx';
import { ReviewStatus } from '../traveller/review-status.tsx';
import { asPublic } from '../write/written-review.ts';

export const ownReviewsKey = ['own reviews'] as const;

/** A review of the account, with everything that its author can do. */
export function OwnCard({ review }: { review: AccountReview }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const submission = useSubmit();
  const { id, about, can, fromBooking } = review;
  const params = { commentId: id };
  const take = (changed: AccountReview) =>
    queries.setQueryData<{ items: AccountReview[] }>(
      ownReviewsKey,
      (before) => before && { items: before.items.map((one) => (one.id === id ? changed : one)) },
    );
  const resume = () =>
    submission.submit(async (call) => {
      take(await api.call(resumeAccountReview, { params, ...call }));
      toast({ text: t`Tu opinión está otra vez como estaba.` });
    });
  const withdraw = () =>
    submission.submit(async (call) => {
      take(await api.call(withdrawAccountReview, { params, ...call }));
      toast({
        text: t`Borraste tu opinión.`,
        action: { label: t`Deshacer: borrar la opinión`, run: () => void resume() },
      });
    });
  return (
    <Card>
      <h2 className={textStyles.titleS}>
        {about ? <TextLink to={about.page}>{about.name}</TextLink> : <Trans>Un lugar que ya no está</Trans>}
      </h2>
      <ReviewStatus review={review} />
      <ul>
        <ReviewCard review={asPublic(review)} answeredBy={about?.name ?? ''} />
      </ul>
      <FormProblem of={submission} />
      {fromBooking && (
        <p className={textStyles.note}>
          <Trans>La escribiste sobre una reserva: se cambia desde la reserva.</Trans>
        </p>
      )}
      <Actions>
        {can.write && about && (
          <ButtonLink kind="quiet" size="small" to={about.page + WRITE_FRAGMENT}>
            <Trans>Cambiarla</Trans>
          </ButtonLink>
        )}
        {can.withdraw && (
          <Button kind="bare" size="small" disabled={submission.isBusy} onClick={() => void withdraw()}>
            <Trans>Borrarla</Trans>
          </Button>
        )}
        {can.resume && (
          <Button kind="quiet" size="small" disabled={submission.isBusy} onClick={() => void resume()}>
            <Trans>Deshacer el borrado</Trans>
          </Button>
        )}
      </Actions>
      {can.appeal && (
        <Appeal send={async (body, call) => take(await api.call(appealAccountReview, { params, body, ...call }))} />
      )}
    </Card>
  );
}
