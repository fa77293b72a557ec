import { Trans, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { optional } from '#web/layout/optional.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import type { Review, ReviewsPage } from '../../contract/public-review.ts';
import { listOperatorReviews, listPlaceReviews } from '../../contract/routes.ts';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews.module.css';
import { Summary } from './summary.tsx';

const ReportSheet = optional(() => import('./report-sheet.tsx'));

export type ReviewsOf = { company: string } | { operator: string; plan?: string };

interface ReviewsProps {
  of: ReviewsOf;
  first: ReviewsPage | null;
  answeredBy: string;
  showsPlan?: boolean;
  empty: ReactNode;
}

const MORE = 10;

export function Reviews({ of, first, answeredBy, showsPlan = false, empty }: ReviewsProps) {
  const api = useApi();
  const { t } = useLingui();
  const [more, setMore] = useState<{ items: Review[]; next: string | null }>({ items: [], next: first?.next ?? null });
  const submission = useSubmit();
  const [reported, setReported] = useState<Review | null>(null);
  const [wasReported, setWasReported] = useState(false);
  if (!first || first.items.length === 0) return empty;

  const fetchMore = () =>
    submission.submit(async (call) => {
      const part = { limit: MORE, cursor: more.next };
      const page =
        'company' in of
          ? await api.call(listPlaceReviews, { query: { ...of, ...part }, ...call })
          : await api.call(listOperatorReviews, { query: { ...of, ...part }, ...call });
      setMore(({ items }) => ({ items: [...items, ...page.items], next: page.next }));
    });

  return (
    <>
      <Summary page={first} />
      <ul>
        {[...first.items, ...more.items].map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            answeredBy={answeredBy}
            showsPlan={showsPlan}
            foot={
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
            }
          />
        ))}
      </ul>
      {more.next && (
        <div className={styles.more}>
          <FormProblem of={submission} />
          <Button kind="quiet" disabled={submission.isBusy} onClick={fetchMore}>
            {submission.isBusy ? <Trans>Cargando…</Trans> : <Trans>Ver más opiniones</Trans>}
          </Button>
        </div>
      )}
      {wasReported && (
        <Suspense fallback={null}>
          <ReportSheet review={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </>
  );
}
