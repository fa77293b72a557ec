import { Trans } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { Question } from '../../contract/question.ts';
import { QuestionCard } from '../list/question-card.tsx';
import styles from './ask.module.css';

interface SimilarProps {
  found: readonly Question[];
  ownerAnswers: string | undefined;
  /** The first question asks nearly the same. */
  isSame: boolean;
  onEnough: () => void;
  onStill: () => void;
}

export function Similar({ found, ownerAnswers, isSame, onEnough, onStill }: SimilarProps) {
  const isAnswered = found.some(({ answers }) => answers.length > 0);
  return (
    <div role="status">
      {found.length > 0 && (
        <div className={classNames(flow.stack3, styles.similar)}>
          <p className={classNames(flow.row2, textStyles.strong)}>
            <Lightbulb size={20} className={textStyles.warm} aria-hidden />
            {isSame ? (
              <Trans>¿Es esta tu pregunta?</Trans>
            ) : isAnswered ? (
              <Trans>Quizá ya se respondió</Trans>
            ) : (
              <Trans>Alguien preguntó algo parecido</Trans>
            )}
          </p>
          <ul className={styles.found}>
            {found.map((question) => (
              <QuestionCard key={question.id} question={question} ownerAnswers={ownerAnswers} />
            ))}
          </ul>
          <Button kind="quiet" block onClick={onEnough}>
            {isSame ? <Trans>Sí, es esa</Trans> : <Trans>Era eso, gracias</Trans>}
          </Button>
          <Button kind="quiet" block onClick={onStill}>
            <Trans>Quiero preguntar igual</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
