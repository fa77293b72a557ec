import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Age } from '#features/backoffice/web/public.ts';
import { REPORT_WORDS } from '#features/reviews/contract/report-reasons.ts';
import { HOLD_WORDS } from '#features/reviews/web/public.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import rows from '#web/ui/rows.module.css';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import type { QuestionCase } from '../../contract/case.ts';
import { QuestionCard } from '../list/question-card.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { QuestionCaseActions } from './case-actions.ts';
import { FactOffer } from './fact-offer.tsx';
import { Judgements, RemoveButton } from './judgements.tsx';
import { MergedNote } from './merge-button.tsx';

/** A question for the people who answer it: the operator's team or the region's staff. */
export function QuestionCaseCard({ item, actions }: { item: QuestionCase; actions: QuestionCaseActions }) {
  const { t } = useLingui();
  const submission = useSubmit();
  const { id, about, publishedAt, writtenAt, reports, answers } = item;
  const factPage = actions.factPage?.(item) ?? null;
  const removed = answers.map(({ id: answerId }) => answerId);

  const withdraw = (answerId: string) =>
    submission.submit(async (call) => {
      await actions.withdraw(id, answerId, call).finally(actions.changed);
      toast({ text: t`La respuesta está retirada.` });
    });

  return (
    <Card as="li">
      <p className={rows.facts}>
        <WhyMarks item={item} />
        <span className={rows.soft}>
          {about && (
            <>
              <Link to={about.page}>{about.name}</Link> ·{' '}
            </>
          )}
          <Age at={publishedAt ?? writtenAt} />
        </span>
      </p>
      <ul>
        <QuestionCard
          question={item}
          level={2}
          footOf={(answer) => {
            const { canWithdraw, canRemove } = answers.find((one) => one.id === answer.id)!;
            const offer = factPage && <FactOffer text={answer.body} page={factPage} />;
            if (canWithdraw)
              return (
                <>
                  {offer}
                  <p>
                    <Button
                      kind="quiet"
                      size="small"
                      disabled={submission.isBusy}
                      onClick={() => void withdraw(answer.id)}
                    >
                      <Trans>Retirar mi respuesta</Trans>
                    </Button>
                  </p>
                </>
              );
            return (
              <>
                {offer}
                {canRemove && actions.judge && (
                  <p>
                    <RemoveButton item={item} answerId={answer.id} actions={actions} />
                  </p>
                )}
              </>
            );
          }}
        />
      </ul>
      {reports.length > 0 && (
        <Alert live="none">
          <ul className={`${flow.stack2} ${textStyles.small}`}>
            {reports.map(({ reason, words, at, answerId }) => (
              <li key={`${at}/${reason}`}>
                <b>{REPORT_WORDS[reason]}</b> ·{' '}
                {answerId && removed.includes(answerId) ? <Trans>la respuesta</Trans> : <Trans>la pregunta</Trans>} ·{' '}
                <Age at={at} />
                {words && <p>{words}</p>}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <FormProblem of={submission} />
      {item.canAnswer && <AnswerForm item={item} actions={actions} />}
      <MergedNote item={item} actions={actions} />
      {actions.judge && <Judgements item={item} actions={actions} />}
    </Card>
  );
}

function WhyMarks({ item: { state, heldFor, reports, answers } }: { item: QuestionCase }) {
  const { i18n } = useLingui();
  const found = heldFor.map((reason) => i18n._(HOLD_WORDS[reason])).join(', ');
  return (
    <>
      {state === 'held' && (
        <Badge tone="doubt">
          <Trans>Tiene {found}</Trans>
        </Badge>
      )}
      {reports.length > 0 && (
        <Badge tone="bad">
          <Plural value={reports.length} one="# aviso" other="# avisos" />
        </Badge>
      )}
      {state === 'asked' && answers.length === 0 && (
        <Badge>
          <Trans>Sin respuesta</Trans>
        </Badge>
      )}
    </>
  );
}
