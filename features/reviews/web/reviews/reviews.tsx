import { Trans, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { Api } from '#web/http/api.ts';
import { useApi } from '#web/http/use-api.ts';
import { type AttemptCall, useSubmit } from '#web/http/use-submit.ts';
import { optional } from '#web/layout/optional.ts';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import { MEAN_FROM } from '../../contract/mean.ts';
import type { Review, ReviewsPage } from '../../contract/public-review.ts';
import type { SubScore } from '../../contract/review-content.ts';
import { listOperatorReviews, listPlaceReviews, listTripReviews } from '../../contract/routes.ts';
import { ReviewVote } from '../votes/review-vote.tsx';
import type { ReviewSubject } from '../write/review-subject.ts';
import { WriteReview } from '../write/write-review.tsx';
import { Proof } from './proof.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews.module.css';
import { Summary } from './summary.tsx';

const ReportSheet = optional(() => import('./report-sheet.tsx'));

export type ReviewsOf = { company: string } | { operator: string; plan?: string } | { trip: string };

interface ReviewsProps {
  of: ReviewsOf;
  first: ReviewsPage | null;
  answeredBy: string;
  showsPlan?: boolean;
  /** Replaces an empty list that accounts cannot write. */
  empty: ReactNode;
  /** Present if people review this owner with an account. */
  subject?: ReviewSubject;
  /** Shown above the list. */
  children?: ReactNode;
}

const MORE = 10;

interface Filter {
  /** Verification level, or null for all. */
  level: number | null;
  /** Only reviews that score this part, or null for all. */
  score: SubScore | null;
}

interface Part extends Filter {
  items: Review[];
  next: string | null;
}

const fetchPage = (api: Api, of: ReviewsOf, { level, score, next }: Filter & Pick<Part, 'next'>, call: AttemptCall) => {
  const query = {
    limit: MORE,
    ...(next && { cursor: next }),
    ...(level !== null && { level }),
    ...(score && { part: score }),
  };
  if ('company' in of) return api.call(listPlaceReviews, { query: { ...of, ...query }, ...call });
  if ('trip' in of) return api.call(listTripReviews, { query: { ...of, ...query }, ...call });
  return api.call(listOperatorReviews, { query: { ...of, ...query }, ...call });
};

export function Reviews({ of, first, answeredBy, showsPlan = false, empty, subject, children }: ReviewsProps) {
  const api = useApi();
  const { t } = useLingui();
  const whole: Part = { level: null, score: null, items: first?.items ?? [], next: first?.next ?? null };
  const [part, setPart] = useState(whole);
  const [own, setOwn] = useState<Review | null>(null);
  const submission = useSubmit();
  const [reported, setReported] = useState<Review | null>(null);
  const [wasReported, setWasReported] = useState(false);
  const items = [...(own ? [own] : []), ...part.items.filter(({ id }) => id !== own?.id)];

  const fetchMore = () =>
    submission.submit(async (call) => {
      const page = await fetchPage(api, of, part, call);
      setPart((before) => ({ ...before, items: [...before.items, ...page.items], next: page.next }));
    });
  const filter = (change: Partial<Filter>) => {
    const { level, score } = { ...part, ...change };
    if (level === null && score === null) return setPart(whole);
    return submission.submit(async (call) => {
      const page = await fetchPage(api, of, { level, score, next: null }, call);
      setPart({ level, score, items: page.items, next: page.next });
    });
  };

  const isFiltered = part.level !== null || part.score !== null;
  const isPlain = first !== null && items.length === 0 && !isFiltered && subject !== undefined;
  return (
    <section className={flow.stack4} aria-labelledby={isPlain ? undefined : 'comentarios'} id="opiniones">
      {!isPlain && (
        <h2 id="comentarios">
          <Trans>Opiniones</Trans>
        </h2>
      )}
      {children}
      {(!first || (items.length === 0 && !subject)) && empty}
      {first && first.count > 0 && (
        <Summary
          page={first}
          chosen={part.score}
          busy={submission.isBusy}
          onChoose={(score) => void filter({ score })}
        />
      )}
      {first && first.count >= MEAN_FROM && (
        <Proof
          levels={first.levels}
          chosen={part.level}
          busy={submission.isBusy}
          onChoose={(level) => void filter({ level })}
        />
      )}
      {items.length > 0 && (
        <ul>
          {items.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              answeredBy={answeredBy}
              showsPlan={showsPlan}
              showsScore={part.score}
              vote={review !== own && <ReviewVote review={review} />}
              foot={
                review !== own && (
                  <TextButton
                    kind="back"
                    className={styles.report}
                    aria-label={t`Avisar de un problema con la opinión de ${review.author}`}
                    onClick={() => {
                      setReported(review);
                      setWasReported(true);
                    }}
                  >
                    <Flag size={14} aria-hidden />
                    <Trans>Avisar</Trans>
                  </TextButton>
                )
              }
            />
          ))}
        </ul>
      )}
      {isFiltered && items.length === 0 && (
        <p className={textStyles.soft}>
          <Trans>Ninguna opinión dice las dos cosas.</Trans>
        </p>
      )}
      <FormProblem of={submission} />
      {part.next && (
        <div className={styles.more}>
          <Button kind="quiet" disabled={submission.isBusy} onClick={() => void fetchMore()}>
            {submission.isBusy ? <Trans>Cargando…</Trans> : <Trans>Ver más opiniones</Trans>}
          </Button>
        </div>
      )}
      {subject && <WriteReview subject={subject} look={isPlain ? 'line' : 'button'} onWritten={setOwn} />}
      {wasReported && (
        <Suspense fallback={null}>
          <ReportSheet review={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </section>
  );
}
