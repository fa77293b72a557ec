import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, MapPinCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFace } from '#web/face.ts';
import { formatDayOf } from '#web/format/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { Answer, Question } from '../../contract/question.ts';
import { daysAgo } from '../question-age.ts';
import styles from './questions.module.css';

interface QuestionCardProps {
  question: Pick<Question, 'askedBy' | 'body' | 'answers'> & { publishedAt: string | null; state: string };
  /** Shown under an answer. */
  footOf?: (answer: Answer) => ReactNode;
  /** Shown under the question's answers. */
  foot?: ReactNode;
  level?: 2 | 3;
  /** Replaces the words before the name of the answering owner. */
  ownerAnswers?: string;
  children?: ReactNode;
}

/** A question with its answers. A question without an answer shows its age. */
export function QuestionCard({ question, footOf, foot, level = 3, ownerAnswers, children }: QuestionCardProps) {
  const { askedBy, body, answers, publishedAt, state } = question;
  const Heading = `h${level}` as const;
  const age = publishedAt && daysAgo(publishedAt);
  return (
    <li className={classNames(flow.stack3, styles.question)}>
      <Heading className={classNames(textStyles.breaks, styles.asked)}>{body}</Heading>
      {answers.map((answer) => (
        <AnswerBlock key={answer.id} answer={answer} ownerAnswers={ownerAnswers}>
          {footOf?.(answer)}
        </AnswerBlock>
      ))}
      <p className={classNames(flow.row3, textStyles.note)}>
        {/* The page may be older than the visit, so the browser may count one day more than the server. */}
        <span suppressHydrationWarning className={textStyles.breaks}>
          {answers.length === 0 && age ? (
            <Trans>
              Preguntado {age} por {askedBy}
            </Trans>
          ) : (
            <Trans>Preguntó {askedBy}</Trans>
          )}
          {state === 'resolved' && (
            <>
              {' '}
              · <Trans>Ya le sirvió</Trans>
            </>
          )}
        </span>
        {children}
      </p>
      {foot}
    </li>
  );
}

interface AnswerBlockProps {
  answer: Answer;
  ownerAnswers: string | undefined;
  children?: ReactNode;
}

function AnswerBlock({ answer, ownerAnswers, children }: AnswerBlockProps) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const { answeredBy, badge, body, publishedAt } = answer;
  const isVisitor = badge === 'verified_visitor';
  const Icon = isVisitor ? MapPinCheck : BadgeCheck;
  return (
    <blockquote className={classNames(flow.stack2, textStyles.breaks, styles.answer)} data-badge={badge}>
      {body.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className={textStyles.keepsLines}>
          {paragraph}
        </p>
      ))}
      <p className={classNames(styles.signature, textStyles.note)}>
        <Icon size={16} className={textStyles.open} aria-hidden />
        <span>
          {badge === 'owner' && <>{ownerAnswers ?? <Trans>Responde: su responsable</Trans>} · </>}
          <b>{answeredBy}</b> · {isVisitor && <>{t`Estuvo aquí`} · </>}
          <span className="num">{formatDayOf(publishedAt, timeZone)}</span>
        </span>
      </p>
      {children}
    </blockquote>
  );
}
