import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Clock, Eye, EyeOff, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { HOLD_WORDS } from '#features/reviews/web/public.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import textStyles from '#web/ui/text.module.css';
import type { OwnQuestion as Own } from '../../contract/ask.ts';
import { QuestionCard } from '../list/question-card.tsx';
import styles from './own.module.css';

interface OwnQuestionProps {
  question: Own;
  busy: boolean;
  confirm: () => void;
  withdraw: () => void;
  resolve: (resolved: boolean) => void;
  /** The trouble of the last action. */
  children: ReactNode;
}

export function OwnQuestion({ question, busy, confirm, withdraw, resolve, children }: OwnQuestionProps) {
  const { t } = useLingui();
  const { state, about, aboutKind, can } = question;
  const isUnconfirmed = state === 'unconfirmed';
  return (
    <>
      <h1>{isUnconfirmed ? <Trans>Confirma tu pregunta</Trans> : <Trans>Tu pregunta</Trans>}</h1>
      {isUnconfirmed ? (
        <p className={styles.lead}>
          <Trans>
            Es sobre {about?.name}. La publicamos con tu nombre, {question.askedBy}, y te escribimos cuando la
            respondan.
          </Trans>
        </p>
      ) : (
        about && <p className={textStyles.lead}>{about.name}</p>
      )}
      <Status question={question} />
      <Card as="section" size="large">
        <ul className={styles.alone}>
          <QuestionCard
            question={question.mergedInto ?? question}
            level={2}
            ownerAnswers={aboutKind === 'trip' ? t`Responde: quien hizo el viaje` : undefined}
          />
        </ul>
      </Card>
      {children}
      <Actions>
        {can.confirm && (
          <Button disabled={busy} onClick={confirm}>
            {busy ? <Trans>Un momento…</Trans> : <Trans>Publicar mi pregunta</Trans>}
          </Button>
        )}
        {can.resolve && (
          <Button disabled={busy} onClick={() => resolve(true)}>
            <ThumbsUp size={18} aria-hidden />
            <Trans>Ya me sirvió</Trans>
          </Button>
        )}
        {can.reopen && (
          <Button kind="quiet" disabled={busy} onClick={() => resolve(false)}>
            <Trans>Todavía no me sirve</Trans>
          </Button>
        )}
        {about && !isUnconfirmed && (
          <ButtonLink kind="quiet" to={about.page}>
            <Trans>Ver {about.name}</Trans>
          </ButtonLink>
        )}
        {can.withdraw && (
          <Button kind={isUnconfirmed ? 'quiet' : 'bare'} disabled={busy} onClick={withdraw}>
            {isUnconfirmed ? <Trans>No fui yo</Trans> : <Trans>Retirar mi pregunta</Trans>}
          </Button>
        )}
      </Actions>
    </>
  );
}

function Status({ question: { state, heldFor, removedFor, answers } }: { question: Own }) {
  const { i18n } = useLingui();
  const found = heldFor.map((reason) => i18n._(HOLD_WORDS[reason])).join(', ');
  if (state === 'unconfirmed') return null;
  if (state === 'held')
    return (
      <Alert
        tone="caution"
        live="none"
        icon={<Eye size={22} aria-hidden />}
        title={<Trans>La leerá una persona antes de publicarla</Trans>}
      >
        <Trans>Tiene {found}. Tarda menos de un día, y te avisamos por correo.</Trans>
      </Alert>
    );
  if (state === 'removed')
    return (
      <Alert live="none" icon={<EyeOff size={22} aria-hidden />} title={<Trans>La región la retiró</Trans>}>
        {removedFor && <p>{removedFor}.</p>}
      </Alert>
    );
  if (state === 'withdrawn')
    return (
      <Alert
        tone="plain"
        live="none"
        icon={<EyeOff size={22} aria-hidden />}
        title={<Trans>Retiraste esta pregunta</Trans>}
      >
        <Trans>Ya no la ve nadie más que tú.</Trans>
      </Alert>
    );
  if (state === 'merged')
    return (
      <Alert
        tone="open"
        live="none"
        icon={<BadgeCheck size={22} aria-hidden />}
        title={<Trans>La juntamos con otra igual</Trans>}
      >
        <Trans>Es esta. Si llega una respuesta, te escribimos.</Trans>
      </Alert>
    );
  if (answers.length === 0)
    return (
      <Alert
        tone="open"
        live="none"
        icon={<Clock size={22} aria-hidden />}
        title={<Trans>Tu pregunta está publicada</Trans>}
      >
        <Trans>Te escribimos en cuanto la respondan.</Trans>
      </Alert>
    );
  return (
    <Alert
      tone="open"
      live="none"
      icon={<BadgeCheck size={22} aria-hidden />}
      title={state === 'resolved' ? <Trans>Ya te sirvió</Trans> : <Trans>Te respondieron</Trans>}
    />
  );
}
