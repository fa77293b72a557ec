import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Eye, EyeOff } from 'lucide-react';
import { appealReview } from '#features/booking-reviews/contract/routes.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { REPORT_WORDS } from '../../contract/report-reasons.ts';
import type { BookingReview, AuthorReview as Review } from '../../contract/review.ts';
import { APPEAL } from '../../contract/review-content.ts';
import { HOLD_WORDS } from '../review-words.ts';
import { ReviewCard } from '../reviews/review-card.tsx';

interface AuthorReviewProps {
  reference: string;
  found: BookingReview;
  review: Review;
  booked: { planSlug: string; operatorName: string; localDate: string };
  orderKey: Record<string, string>;
  onChanged: (answer: BookingReview) => void;
  onRevise: () => void;
}

export function AuthorReview({ reference, found, review, booked, orderKey, onChanged, onRevise }: AuthorReviewProps) {
  return (
    <div className={flow.stack4}>
      <Status review={review} planSlug={booked.planSlug} />
      <ul>
        <ReviewCard
          review={{
            ...review,
            owner: '',
            plan: null,
            title: null,
            verification: 4,
            visitedOn: booked.localDate,
            fictional: false,
          }}
          answeredBy={booked.operatorName}
        />
      </ul>
      {found.can.write && (
        <p>
          <Button kind="quiet" onClick={onRevise}>
            <Trans>Cambiarla</Trans>
          </Button>
        </p>
      )}
      {found.can.appeal && <Appeal reference={reference} orderKey={orderKey} onChanged={onChanged} />}
    </div>
  );
}

function Status({ review: { state, heldFor, removedFor, appeal }, planSlug }: { review: Review; planSlug: string }) {
  const { i18n } = useLingui();
  const found = heldFor.map((reason) => i18n._(HOLD_WORDS[reason])).join(', ');
  if (state === 'held' || state === 'submitted')
    return (
      <Alert
        tone="caution"
        live="none"
        icon={<Eye size={22} aria-hidden />}
        title={<Trans>La leerá una persona antes de publicarla</Trans>}
      >
        {found ? <Trans>Tiene {found}. Tarda menos de un día, y te avisamos por correo.</Trans> : null}
      </Alert>
    );
  if (state === 'removed' || state === 'appealed')
    return (
      <Alert
        live="none"
        icon={<EyeOff size={22} aria-hidden />}
        title={state === 'appealed' ? <Trans>La revisa otra persona</Trans> : <Trans>La región la retiró</Trans>}
      >
        <p>
          {removedFor && <>{REPORT_WORDS[removedFor]}. </>}
          {state === 'removed' && appeal !== null && <Trans>Otra persona revisó tu apelación y sigue retirada.</Trans>}
        </p>
      </Alert>
    );
  return (
    <Alert
      tone="open"
      live="none"
      icon={<BadgeCheck size={22} aria-hidden />}
      title={<Trans>Gracias: tu opinión está publicada</Trans>}
      action={
        planSlug && (
          <TextLink to={`${travellerPaths.plan(planSlug)}#opiniones`}>
            <Trans>Verla en la página del plan</Trans>
          </TextLink>
        )
      }
    />
  );
}

interface AppealProps {
  reference: string;
  orderKey: Record<string, string>;
  onChanged: (answer: BookingReview) => void;
}

function Appeal({ reference, orderKey, onChanged }: AppealProps) {
  const { t } = useLingui();
  const api = useApi();
  const { form, submission, sendWith } = useContractForm<{ words: string }>({
    defaultValues: { words: '' },
    schema: async () => (await import('../../contract/review.ts')).AppealBody,
    bodyOf: ({ words }) => ({ words: words.trim() }),
    words: { words: t`Explica por qué, en una frase.` },
  });
  const send = sendWith(async (body, call) => {
    onChanged(await api.call(appealReview, { params: { reference }, headers: orderKey, body, ...call }));
  });
  return (
    <Form className={flow.stack3} {...send}>
      <TextAreaField
        label={t`¿No estás de acuerdo?`}
        hint={t`Explica por qué. La revisa otra persona, y se apela una vez.`}
        error={form.formState.errors.words?.message ?? submission.failure}
        maxLength={APPEAL.most}
        {...form.register('words')}
      />
      <Actions>
        <Button type="submit" kind="quiet" disabled={submission.isBusy}>
          <Trans>Apelar</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
