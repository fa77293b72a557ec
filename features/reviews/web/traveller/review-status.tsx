import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { REPORT_WORDS } from '../../contract/report-reasons.ts';
import type { AuthorReview } from '../../contract/review.ts';
import { HOLD_WORDS } from '../review-words.ts';

interface ReviewStatusProps {
  review: Pick<AuthorReview, 'state' | 'heldFor' | 'removedFor' | 'appeal'>;
  /** Leads to the page that shows the review. */
  link?: ReactNode;
}

/** The author's view of the state of a review. */
export function ReviewStatus({ review: { state, heldFor, removedFor, appeal }, link }: ReviewStatusProps) {
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
  if (state === 'withdrawn')
    return (
      <Alert
        tone="plain"
        live="none"
        icon={<EyeOff size={22} aria-hidden />}
        title={<Trans>Borraste esta opinión</Trans>}
      >
        <Trans>Ya no la ve nadie más. Mañana desaparece también de aquí.</Trans>
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
      action={link}
    />
  );
}
