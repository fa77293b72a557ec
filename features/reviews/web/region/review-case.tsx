import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Age } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { type Submission, useSubmit } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FormProblem } from '#web/ui/form-problem.tsx';
import rows from '#web/ui/rows.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { JudgeBody, RegionReview } from '../../contract/region.ts';
import { judgeReview } from '../../contract/region-routes.ts';
import type { ReportReason } from '../../contract/report-reasons.ts';
import { REPORT_WORDS } from '../../contract/report-reasons.ts';
import type { Judgement } from '../../contract/review-states.ts';
import { HOLD_WORDS, JUDGEMENT_WORDS } from '../review-words.ts';
import { ReasonChoice } from '../reviews/reason-choice.tsx';
import { ReviewCard } from '../reviews/review-card.tsx';
import styles from './region.module.css';
import { waitingKey } from './region.queries.ts';

/** A review that needs a decision of the region: its text, the reasons, the reports, and the buttons for a decision. */
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
    <li className={styles.item}>
      <p className={styles.head}>
        <WhyMark review={review} />
        <span className={rows.soft}>
          {[about, plan?.title].filter(Boolean).join(' · ')} · <Age at={writtenAt} />
        </span>
      </p>
      <ul className={styles.card}>
        <ReviewCard review={review} answeredBy={about ?? ''} />
      </ul>
      {review.reports.length > 0 && (
        <ul className={styles.reports}>
          {review.reports.map(({ reason, words, at }) => (
            <li key={at}>
              <b>{REPORT_WORDS[reason]}</b> <Age at={at} />
              {words && <p>{words}</p>}
            </li>
          ))}
        </ul>
      )}
      {review.appeal !== null && (
        <p className={styles.appeal}>
          <b>
            <Trans>Apelación:</Trans>
          </b>{' '}
          {review.appeal}
        </p>
      )}
      {judgements.length === 0 ? (
        <p className={rows.soft}>
          <Trans>La retiraste tú: decide otra persona del equipo.</Trans>
        </p>
      ) : (
        <div className={styles.acts}>
          {judgements.map((judgement: Judgement, index) => (
            <Button
              key={judgement}
              size="small"
              kind={index === 0 ? 'accent' : 'quiet'}
              disabled={submission.isBusy}
              onClick={() => (judgement === 'remove' ? setRemoving(true) : void judge({ judgement }))}
            >
              {i18n._(JUDGEMENT_WORDS[judgement])}
            </Button>
          ))}
        </div>
      )}
      {!removing && <FormProblem of={submission} />}
      <Sheet open={removing} onClose={() => setRemoving(false)} side="centre" label={t`Retirar la opinión`}>
        {removing && (
          <RemoveReason submission={submission} remove={(reason) => void judge({ judgement: 'remove', reason })} />
        )}
      </Sheet>
    </li>
  );
}

function WhyMark({ review: { state, heldFor, reports, removedFor } }: { review: RegionReview }) {
  const { i18n } = useLingui();
  const found = heldFor.map((reason) => i18n._(HOLD_WORDS[reason])).join(', ');
  if (state === 'held')
    return (
      <span className={classNames(rows.badge, rows.doubt)}>
        <Trans>Tiene {found}</Trans>
      </span>
    );
  if (state === 'reported')
    return (
      <span className={classNames(rows.badge, rows.bad)}>
        <Plural value={reports.length} one="# aviso" other="# avisos" />
      </span>
    );
  return (
    <span className={rows.badge}>
      <Trans>Apelada.</Trans> {removedFor && REPORT_WORDS[removedFor]}
    </span>
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
    <div className={styles.remove}>
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
