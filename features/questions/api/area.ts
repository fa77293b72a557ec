import { Type } from 'typebox';
import { addQueue } from '#features/backoffice/api/public.ts';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Area } from '#server/platform.ts';
import { askAccountQuestion } from './ask/ask-account-question.ts';
import { askQuestion } from './ask/ask-question.ts';
import { questionInbound } from './by-mail/receive-answer.ts';
import { answererEmailJobs } from './emails/answerer-jobs.ts';
import { askerEmailJobs } from './emails/asker-jobs.ts';
import { confirmQuestion } from './own/confirm-question.ts';
import { listAccountQuestions } from './own/list-account-questions.ts';
import { openQuestionKeys } from './own/question-keys.ts';
import { resolveQuestion } from './own/resolve-question.ts';
import { showQuestion } from './own/show-question.ts';
import { withdrawQuestion } from './own/withdraw-question.ts';
import type { QuestionOwners } from './owners.ts';
import { listOperatorQuestions } from './public-list/list-operator-questions.ts';
import { listPlaceQuestions } from './public-list/list-place-questions.ts';
import { listSimilarQuestions } from './public-list/list-similar-questions.ts';
import { listTripQuestions } from './public-list/list-trip-questions.ts';
import { dropOfGoneOwners, dropUnconfirmed, unanswerEmptied } from './question.store.ts';
import { answerAsRegion } from './region/answer-as-region.ts';
import { judgeQuestion } from './region/judge-question.ts';
import { listTwinQuestions } from './region/list-twin-questions.ts';
import { listWaitingQuestions } from './region/list-waiting-questions.ts';
import { mergeQuestion } from './region/merge-question.ts';
import { answerQueue, judgeQueue } from './region/question-queues.ts';
import { separateQuestion } from './region/separate-question.ts';
import { withdrawRegionAnswer } from './region/withdraw-region-answer.ts';
import { reportQuestion } from './report-question.ts';
import { answerAsOperator } from './team/answer-as-operator.ts';
import { answerOwnedQuestion } from './team/answer-owned-question.ts';
import { answerQuestionOfOwn } from './team/answer-question-of-own.ts';
import { listOwnedQuestions } from './team/list-owned-questions.ts';
import { listQuestionsOfOwn } from './team/list-questions-of-own.ts';
import { listReceivedQuestions } from './team/list-received-questions.ts';
import { withdrawAnswerOfOwn } from './team/withdraw-answer-of-own.ts';
import { withdrawOperatorAnswer } from './team/withdraw-operator-answer.ts';
import { withdrawOwnedAnswer } from './team/withdraw-owned-answer.ts';
import { answerAsVisitor } from './visitors/answer-as-visitor.ts';
import { showAnsweringVisitor } from './visitors/show-answering-visitor.ts';
import { voteForAnswer } from './visitors/vote-for-answer.ts';
import { withdrawVisitorAnswer } from './visitors/withdraw-visitor-answer.ts';

const DROP = 'questions/drop-unconfirmed';
const dropOld = (owners: QuestionOwners) =>
  defineJob(Type.Object({}), async (_, { db, config }) => {
    await dropUnconfirmed(db, config.REGION);
    await dropOfGoneOwners(db, config.REGION, owners);
    await unanswerEmptied(db, config.REGION);
  });

export const questions = (owners: QuestionOwners): Area => ({
  name: 'questions',
  errors: QUESTION_ERRORS,
  jobs: { ...askerEmailJobs(owners), ...answererEmailJobs(owners), [DROP]: dropOld(owners) },
  inbound: questionInbound(owners),
  cron: [{ job: DROP, at: '50 3 * * *' }],
  async routes(app, platform) {
    const keys = await openQuestionKeys(platform.config);
    addQueue(platform, answerQueue(owners));
    addQueue(platform, judgeQueue);
    listPlaceQuestions(app, platform, owners.company);
    listOperatorQuestions(app, platform, owners.operator);
    listTripQuestions(app, platform, owners.trip);
    listSimilarQuestions(app, platform, owners);
    askQuestion(app, platform, owners);
    askAccountQuestion(app, platform, owners);
    listAccountQuestions(app, platform, owners);
    showQuestion(app, platform, owners, keys);
    confirmQuestion(app, platform, owners, keys);
    withdrawQuestion(app, platform, owners, keys);
    resolveQuestion(app, platform, owners, keys);
    reportQuestion(app, platform);
    showAnsweringVisitor(app, platform, owners);
    answerAsVisitor(app, platform, owners);
    withdrawVisitorAnswer(app, platform);
    voteForAnswer(app, platform);
    listReceivedQuestions(app, platform, owners);
    answerAsOperator(app, platform, owners);
    withdrawOperatorAnswer(app, platform, owners);
    listOwnedQuestions(app, platform, owners);
    answerOwnedQuestion(app, platform, owners);
    withdrawOwnedAnswer(app, platform, owners);
    listQuestionsOfOwn(app, platform, owners);
    answerQuestionOfOwn(app, platform, owners);
    withdrawAnswerOfOwn(app, platform, owners);
    listWaitingQuestions(app, platform, owners);
    answerAsRegion(app, platform, owners);
    withdrawRegionAnswer(app, platform, owners);
    judgeQuestion(app, platform, owners);
    listTwinQuestions(app, platform);
    mergeQuestion(app, platform, owners);
    separateQuestion(app, platform, owners);
  },
});
