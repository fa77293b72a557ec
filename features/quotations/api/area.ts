import { addQueue } from '#features/backoffice/api/public.ts';
import { inboundOf } from '#features/conversations/api/public.ts';
import { CONVERSATION_ERRORS } from '#features/conversations/contract/errors.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { acceptOffer } from './accept/accept-offer.ts';
import { followOrderJob } from './accept/follow-order.ts';
import { askQuotation } from './ask/ask-quotation.ts';
import { listAskable } from './ask/list-askable.ts';
import { answerByLink } from './by-link/answer-by-link.ts';
import { files } from './conversation/files.ts';
import { messages } from './conversation/messages.ts';
import { offerConversations } from './conversation/offer-subject.ts';
import { notifyOperator, notifyReassigned, notifyRequestReceived, notifyTraveller } from './emails/email-jobs.ts';
import { notifyMailRefused, notifyMessage } from './emails/message-email-jobs.ts';
import { closeOverJob } from './end/close-over.ts';
import { endOfferJob, remindAnswerJob } from './end/end-offer.ts';
import { operatorOffers } from './operator/operator-offers.ts';
import { answers } from './report/answers.ts';
import { supplyGap } from './report/gap.ts';
import { unanswered, unansweredQueue } from './report/unanswered.ts';
import { changeRequest } from './request/change-request.ts';
import { countUnreadMessages } from './request/count-unread.ts';
import { listAccountQuotations } from './request/list-account-quotations.ts';
import { showQuotation } from './request/show-quotation.ts';
import { forgetUnservedJob } from './unserved/forget-unserved.ts';

export const quotations: Area = {
  name: 'quotations',
  errors: { ...QUOTATION_ERRORS, ...CONVERSATION_ERRORS },
  jobs: {
    'quotations/follow-order': followOrderJob,
    'quotations/close-over': closeOverJob,
    'quotations/forget-unserved': forgetUnservedJob,
    'quotations/end-offer': endOfferJob,
    'quotations/remind-answer': remindAnswerJob,
    'quotations/tell-asked': notifyRequestReceived,
    'quotations/tell-reassigned': notifyReassigned,
    'quotations/tell-traveller': notifyTraveller,
    'quotations/tell-operator': notifyOperator,
    'quotations/tell-message': notifyMessage,
    'quotations/tell-mail-refused': notifyMailRefused,
  },
  inbound: inboundOf(offerConversations),
  cron: [
    { job: 'quotations/close-over', at: '15 3 * * *' },
    { job: 'quotations/forget-unserved', at: '25 3 * * *' },
  ],
  async routes(app, platform) {
    await askQuotation(app, platform);
    listAskable(app, platform);
    showQuotation(app, platform);
    listAccountQuotations(app, platform);
    countUnreadMessages(app, platform);
    changeRequest(app, platform);
    await acceptOffer(app, platform);
    operatorOffers(app, platform);
    unanswered(app, platform);
    answers(app, platform);
    await supplyGap(app, platform);
    addQueue(platform, unansweredQueue);
    answerByLink(app, platform);
    messages(app, platform);
    await files(app, platform);
  },
};
