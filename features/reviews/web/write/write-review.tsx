import { Trans } from '@lingui/react/macro';
import { PenLine } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { optional } from '#web/layout/optional.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import type { Review } from '../../contract/public-review.ts';
import type { ReviewSubject } from './review-subject.ts';

const ReviewSheet = optional(() => import('./review-sheet.tsx'));

interface WriteReviewProps {
  subject: ReviewSubject;
  /** `line` is for a page without reviews. `none` only opens the form of a page that was opened with a code. */
  look: 'line' | 'button' | 'none';
  onWritten: (review: Review | null) => void;
}

/** Opens the sheet of the form, also if the page was opened with a code or after signing in. */
export function WriteReview({ subject, look, onWritten }: WriteReviewProps) {
  const [sheet, setSheet] = useState<{ isOpen: boolean; code: string | null } | null>(null);
  const open = () => setSheet({ isOpen: true, code: null });
  useEffect(() => {
    const { hash } = location;
    if (!/^#(opinar|codigo=)/.test(hash)) return;
    setSheet({ isOpen: true, code: /^#codigo=(\w+)$/.exec(hash)?.[1]?.toUpperCase() ?? null });
    history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return (
    <>
      {look === 'none' ? null : look === 'line' ? (
        <p className={classNames(flow.row2, textStyles.soft)}>
          <PenLine size={20} aria-hidden />
          {subject.invitation}
          <TextButton kind="inline" onClick={open}>
            <Trans>Cuéntanos cómo te fue</Trans>
          </TextButton>
        </p>
      ) : (
        <p>
          <Button kind="quiet" onClick={open}>
            <PenLine size={20} aria-hidden />
            <Trans>Escribir mi opinión</Trans>
          </Button>
        </p>
      )}
      {sheet && (
        <Suspense fallback={null}>
          <ReviewSheet
            subject={subject}
            open={sheet.isOpen}
            code={sheet.code}
            onWritten={onWritten}
            onClose={() => setSheet({ isOpen: false, code: null })}
          />
        </Suspense>
      )}
    </>
  );
}
