import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Eye, Globe, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Submission } from '#web/http/use-submit.ts';
import { paths } from '#web/paths/site.ts';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import type { Review } from '../../contract/public-review.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import styles from './write.module.css';

interface ThanksProps {
  review: Omit<Review, 'publishedAt'>;
  /** `sending` until the server has the review. */
  state: 'sending' | 'published' | 'held';
  name: string;
  undoing: Submission;
  onUndo: () => void;
  onClose: () => void;
}

export function Thanks({ review, state, name, undoing, onUndo, onClose }: ThanksProps) {
  const { t } = useLingui();
  return (
    <div className={flow.stack4}>
      <ul>
        <ReviewCard review={review} answeredBy="" />
      </ul>
      <div role="status">
        <ol className={`${flow.stack3} ${styles.steps}`}>
          <li>
            <Check size={22} className={textStyles.open} aria-hidden />
            <b>{state === 'sending' ? <Trans>Enviando…</Trans> : <Trans>La recibimos</Trans>}</b>
          </li>
          {state === 'held' && (
            <li>
              <Eye size={22} className={textStyles.caution} aria-hidden />
              <span>
                <b>
                  <Trans>Una persona la revisa</Trans>
                </b>
                <br />
                <Trans>Suele tardar menos de un día. Te avisamos por correo.</Trans>
              </span>
            </li>
          )}
          {state !== 'sending' && (
            <li>
              <Globe size={22} aria-hidden />
              <b>{state === 'held' ? <Trans>Después se publica</Trans> : <Trans>Ya está publicada</Trans>}</b>
            </li>
          )}
        </ol>
      </div>
      <p className={textStyles.note}>
        <Trans>
          Nadie paga por salir primero. <Link to={paths.policy('ranking')}>Cómo ordenamos las opiniones</Link>
        </Trans>
      </p>
      <FormProblem of={undoing} />
      <Button block onClick={onClose}>{t`Volver a ${name}`}</Button>
      {state !== 'sending' && (
        <p>
          <TextButton disabled={undoing.isBusy} onClick={onUndo}>
            <Undo2 size={18} aria-hidden />
            <Trans>Deshacer el envío</Trans>
          </TextButton>
        </p>
      )}
    </div>
  );
}
