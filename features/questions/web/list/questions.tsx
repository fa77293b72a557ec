import { Trans, useLingui } from '@lingui/react/macro';
import { Flag, MessageCircleQuestion } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { optional } from '#web/layout/optional.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import type { OwnQuestion } from '../../contract/ask.ts';
import type { Question, QuestionsPage } from '../../contract/question.ts';
import type { AnsweringVisitor } from '../../contract/visitor-routes.ts';
import type { QuestionSubject } from '../question-subject.ts';
import { AnswerVote } from './answer-vote.tsx';
import { QuestionCard } from './question-card.tsx';
import { QUESTION_LISTS } from './question-lists.ts';
import styles from './questions.module.css';

const AskSheet = optional(() => import('../ask/ask-sheet.tsx'));
const ReportSheet = optional(() => import('./report-sheet.tsx'));
const FindVisitor = optional(() => import('../visitors/find-visitor.tsx'));
const VisitorAnswer = optional(() => import('../visitors/visitor-answer.tsx'));

interface QuestionsProps {
  about: QuestionSubject;
  first: QuestionsPage | null;
  /** Shown if the questions did not arrive. */
  failed: ReactNode;
  /** Other ways to ask, such as a telephone number. */
  contact?: ReactNode;
}

const MORE = 10;

/** Without questions and other ways to ask, the part is one line with one action. */
export function Questions({ about, first, failed, contact }: QuestionsProps) {
  const { t } = useLingui();
  const api = useApi();
  const [more, setMore] = useState<QuestionsPage>({ items: [], next: first?.next ?? null });
  const [own, setOwn] = useState<Question[]>([]);
  const [asking, setAsking] = useState({ isOpen: false, wasOpen: false });
  const [reported, setReported] = useState<Question | null>(null);
  const [wasReported, setWasReported] = useState(false);
  const submission = useSubmit();
  const person = useSession((session) => session.person);
  const [visitor, setVisitor] = useState<AnsweringVisitor | null>(null);
  const [changed, setChanged] = useState<Record<string, Question>>({});
  const items = [...own, ...(first?.items ?? []), ...more.items].map((one) => changed[one.id] ?? one);
  const isPlain = first !== null && items.length === 0 && contact === undefined;

  const fetchMore = () =>
    submission.submit(async (call) => {
      const read = QUESTION_LISTS[about.kind];
      const page = await read(api, about.id, { limit: MORE, cursor: more.next ?? undefined }, call);
      setMore(({ items: before }) => ({ items: [...before, ...page.items], next: page.next }));
    });
  const take = (question: OwnQuestion) => {
    if (question.state !== 'asked' || !question.publishedAt) return;
    const { id, body, askedBy, publishedAt } = question;
    setOwn((before) => [
      { id, owner: about.id, state: 'asked', body, askedBy, publishedAt, answers: [] },
      ...before.filter((one) => one.id !== id),
    ]);
  };
  const ask = () => setAsking({ isOpen: true, wasOpen: true });
  const sheets = (
    <>
      {asking.wasOpen && (
        <Suspense fallback={null}>
          <AskSheet
            about={about}
            open={asking.isOpen}
            onAsked={take}
            onClose={() => setAsking((before) => ({ ...before, isOpen: false }))}
          />
        </Suspense>
      )}
      {wasReported && (
        <Suspense fallback={null}>
          <ReportSheet question={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </>
  );

  if (isPlain)
    return (
      <p id="preguntas" className={classNames(flow.row2, textStyles.soft)}>
        <MessageCircleQuestion size={20} aria-hidden />
        <Trans>Nadie ha preguntado todavía.</Trans>
        <TextButton kind="inline" onClick={ask}>
          <Trans>Pregunta algo</Trans>
        </TextButton>
        {sheets}
      </p>
    );
  return (
    <section className={flow.stack4} aria-labelledby="preguntas">
      <h2 id="preguntas">
        <Trans>Preguntas</Trans>
      </h2>
      {first === null && failed}
      {person && items.length > 0 && (
        <Suspense fallback={null}>
          <FindVisitor about={about} onFound={setVisitor} />
        </Suspense>
      )}
      {items.length > 0 && (
        <ul>
          {items.map((question) => (
            <QuestionCard
              key={question.id}
              question={question}
              ownerAnswers={about.ownerAnswers}
              footOf={(answer) => <AnswerVote questionId={question.id} answer={answer} />}
              foot={
                visitor?.wasThere &&
                question.state !== 'resolved' && (
                  <Suspense fallback={null}>
                    <VisitorAnswer
                      question={question}
                      visitor={visitor}
                      onChange={(one) => setChanged((before) => ({ ...before, [one.id]: one }))}
                    />
                  </Suspense>
                )
              }
            >
              <TextButton
                kind="back"
                className={styles.report}
                aria-label={t`Avisar de un problema con la pregunta de ${question.askedBy}`}
                onClick={() => {
                  setReported(question);
                  setWasReported(true);
                }}
              >
                <Flag size={14} aria-hidden />
                <Trans>Avisar</Trans>
              </TextButton>
            </QuestionCard>
          ))}
        </ul>
      )}
      <FormProblem of={submission} />
      <div className={classNames(flow.row3, items.length > 0 && styles.foot)}>
        <Button kind="quiet" onClick={ask}>
          <MessageCircleQuestion size={20} aria-hidden />
          <Trans>Pregunta algo</Trans>
        </Button>
        {more.next && (
          <Button kind="bare" disabled={submission.isBusy} onClick={() => void fetchMore()}>
            {submission.isBusy ? <Trans>Cargando…</Trans> : <Trans>Ver más preguntas</Trans>}
          </Button>
        )}
      </div>
      <p className={textStyles.note}>{about.answers}</p>
      {contact}
      {sheets}
    </section>
  );
}
