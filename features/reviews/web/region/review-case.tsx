import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Age } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { type Submission, useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import rows from '#web/ui/rows.module.css';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { JudgeBody, RegionReview } from '../../contract/region.ts';
import { judgeReview } from '../../contract/region-routes.ts';
import type { ReportReason } from '../../contract/report-reasons.ts';
import { REPORT_WORDS } from '../../contract/report-reasons.ts';
import type { Judgement } from '../../contract/review-states.ts';
import { HOLD_WORDS, JUDGEMENT_WORDS } from '../review-words.ts';
import { ReasonChoice } from '../reviews/reason-choice.tsx';
import { ReviewCard } from '../reviews/review-card.tsx';
import { waitingKey } from './region.queries.ts';
import { RegionReply } from './region-reply.tsx';

export function ReviewCase({ review }: { review: RegionReview }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [removing, setRemoving] = useState(false);
  const submission = useSubmit();
  const { about, plan, judgements, writtenAt } = review;

  const judge = (body: JudgeBody) =>
    submission.submit(async (call) => {
      await api
        .call(judgeReview, { params: { commentId: review.id }, body, ...call })
        .finally(() => queries.invalidateQueries({ queryKey: waitingKey }));
      const done = body.judgement === 'remove' || body.judgement === 'dismiss';
      toast({ text: done ? t`La opinión está retirada.` : t`La opinión está publicada.` });
      setRemoving(false);
    });

  return (
    <Card as="li">
      <p className={rows.facts}>
        <WhyMark review={review} />
        <span className={rows.soft}>
          {about && (
            <>
              <TextLink kind="inline" to={`${about.page}#opiniones`}>
                {about.name}
              </TextLink>{' '}
              ·{' '}
            </>
          )}
          {plan && `${plan.title} · `}
          <Age at={writtenAt} />
        </span>
      </p>
      <ul>
        <ReviewCard review={review} answeredBy={about?.name ?? ''} />
      </ul>
      {review.reports.length > 0 && (
        <Alert live="none">
          <ul className={`${flow.stack2} ${textStyles.small}`}>
            {review.reports.map(({ reason, words, at }) => (
              <li key={at}>
                <b>{REPORT_WORDS[reason]}</b> <Age at={at} />
                {words && <p>{words}</p>}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {review.appeal !== null && (
        <p>
          <b>
            <Trans>Apelación:</Trans>
          </b>{' '}
          {review.appeal}
        </p>
      )}
      {review.canReply && <RegionReply review={review} />}
      {judgements.length === 0 && review.state === 'appealed' ? (
        <p className={rows.soft}>
          <Trans>La retiraste tú: decide otra persona del equipo.</Trans>
        </p>
      ) : (
        <Actions>
          {judgements.map((judgement: Judgement, index) => (
            <Button
              key={judgement}
              size="small"
              kind={index === 0 && review.state !== 'published' && review.state !== 'upheld' ? 'accent' : 'quiet'}
              disabled={submission.isBusy}
              onClick={() => (judgement === 'remove' ? setRemoving(true) : void judge({ judgement }))}
            >
              {i18n._(JUDGEMENT_WORDS[judgement])}
            </Button>
          ))}
        </Actions>
      )}
      {!removing && <FormProblem of={submission} />}
      <Sheet open={removing} onClose={() => setRemoving(false)} side="centre" label={t`Retirar la opinión`}>
        {removing && (
          <RemoveReason submission={submission} remove={(reason) => void judge({ judgement: 'remove', reason })} />
        )}
      </Sheet>
    </Card>
  );
}

function WhyMark({ review: { state, heldFor, reports, removedFor } }: { review: RegionReview }) {
  const { i18n } = useLingui();
  const found = heldFor.map((reason) => i18n._(HOLD_WORDS[reason])).join(', ');
  if (state === 'held')
    return (
      <Badge tone="doubt">
        <Trans>Tiene {found}</Trans>
      </Badge>
    );
  if (state === 'reported')
    return (
      <Badge tone="bad">
        <Plural value={reports.length} one="# aviso" other="# avisos" />
      </Badge>
    );
  if (state !== 'appealed') return null;
  return (
    <Badge>
      <Trans>Apelada.</Trans> {removedFor && REPORT_WORDS[removedFor]}
    </Badge>
  );
}

interface RemoveReasonProps {
  submission: Submission;
  remove: (reason: ReportReason) => void;
}

function RemoveReason({ submission, remove }: RemoveReasonProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState<ReportReason | null>(null);
  return (
    <div className={sheet.body}>
      <p>
        <Trans>Quien la escribió recibe el motivo por correo y puede apelar una vez.</Trans>
      </p>
      <ReasonChoice label={t`Por qué`} value={reason} onChange={setReason} words={REPORT_WORDS} />
      <FormProblem of={submission} />
      <Button block disabled={submission.isBusy || reason === null} onClick={() => reason && remove(reason)}>
        <Trans>Retirarla</Trans>
      </Button>
    </div>
  );
}
