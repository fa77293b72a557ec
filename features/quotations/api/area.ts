import { addQueue } from '#features/backoffice/api/public.ts';
import { inboundOf } from '#features/conversations/api/public.ts';
import { CONVERSATION_ERRORS } from '#features/conversations/contract/errors.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { acceptOffer } from './accept/accept-offer.ts';
import { followOrderJob } from './accept/follow-order.ts';
import { askAccountQuotation } from './ask/ask-account-quotation.ts';
import { askQuotation } from './ask/ask-quotation.ts';
import { listAskableOperators } from './ask/list-askable-operators.ts';
import { declineByLink } from './by-link/decline-by-link.ts';
import { openOfferLink } from './by-link/open-offer-link.ts';
import { showLinkConversation } from './by-link/show-link-conversation.ts';
import { showLinkPicture } from './by-link/show-link-picture.ts';
import { writeByLink } from './by-link/write-by-link.ts';
import { addMessagePicture } from './conversation/add-message-picture.ts';
import { addQuotationPicture } from './conversation/add-quotation-picture.ts';
import { offerConversations } from './conversation/offer-subject.ts';
import { showMessagePicture } from './conversation/show-message-picture.ts';
import { showOfferConversation } from './conversation/show-offer-conversation.ts';
import { showOperatorConversation } from './conversation/show-operator-conversation.ts';
import { showQuotationPicture } from './conversation/show-quotation-picture.ts';
import { writeToOperator } from './conversation/write-to-operator.ts';
import { writeToTraveller } from './conversation/write-to-traveller.ts';
import { notifyOperator, notifyReassigned, notifyRequestReceived, notifyTraveller } from './emails/email-jobs.ts';
import { notifyMailRefused, notifyMessage } from './emails/message-email-jobs.ts';
import { closeOverJob } from './end/close-over.ts';
import { endOfferJob, remindAnswerJob } from './end/end-offer.ts';
import { checkOfferDraft } from './operator/check-offer-draft.ts';
import { compareOfferVersion } from './operator/compare-offer-version.ts';
import { declineQuotation } from './operator/decline-quotation.ts';
import { listOperatorQuotations } from './operator/inbox/list-operator-quotations.ts';
import { saveOfferDraft } from './operator/save-offer-draft.ts';
import { sendOffer } from './operator/send-offer.ts';
import { showOperatorOffer } from './operator/show-operator-offer.ts';
import { showPlanLine } from './operator/show-plan-line.ts';
import { changeOfferTemplate } from './operator/templates/change-offer-template.ts';
import { createOfferTemplate } from './operator/templates/create-offer-template.ts';
import { deleteOfferTemplate } from './operator/templates/delete-offer-template.ts';
import { listOfferTemplates } from './operator/templates/list-offer-templates.ts';
import { viewOperatorOffer } from './operator/view-operator-offer.ts';
import { withdrawOffer } from './operator/withdraw-offer.ts';
import { downloadAnswerTimes } from './report/download-answer-times.ts';
import { downloadSupplyGap } from './report/download-supply-gap.ts';
import { listAnswerEvents } from './report/list-answer-events.ts';
import { listSupplyGapEvents } from './report/list-supply-gap-events.ts';
import { listUnansweredQuotations } from './report/list-unanswered-quotations.ts';
import { reassignUnansweredQuotation } from './report/reassign-unanswered-quotation.ts';
import { showAnswerTimes } from './report/show-answer-times.ts';
import { showSupplyGap } from './report/show-supply-gap.ts';
import { unansweredQueue } from './report/unanswered-queue.ts';
import { askChanges } from './request/ask-changes.ts';
import { countUnreadMessages } from './request/count-unread-messages.ts';
import { findQuotationByPin } from './request/find-quotation-by-pin.ts';
import { listAccountQuotations } from './request/list-account-quotations.ts';
import { priceChosenLines } from './request/price-chosen-lines.ts';
import { reassignQuotation } from './request/reassign-quotation.ts';
import { rejectOffer } from './request/reject-offer.ts';
import { showOfferVersion } from './request/show-offer-version.ts';
import { showQuotation } from './request/show-quotation.ts';
import { showQuotationTerms } from './request/show-quotation-terms.ts';
import { withdrawQuotation } from './request/withdraw-quotation.ts';
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
    addQueue(platform, unansweredQueue);
    showQuotationTerms(app, platform);
    listAskableOperators(app, platform);
    await askQuotation(app, platform);
    await askAccountQuotation(app, platform);
    listAccountQuotations(app, platform);
    findQuotationByPin(app, platform);
    countUnreadMessages(app, platform);
    showQuotation(app, platform);
    withdrawQuotation(app, platform);
    reassignQuotation(app, platform);
    await addQuotationPicture(app, platform);
    showQuotationPicture(app, platform);
    showOfferVersion(app, platform);
    askChanges(app, platform);
    rejectOffer(app, platform);
    priceChosenLines(app, platform);
    await acceptOffer(app, platform);
    showOfferConversation(app, platform);
    writeToOperator(app, platform);
    listOperatorQuotations(app, platform);
    showOperatorOffer(app, platform);
    viewOperatorOffer(app, platform);
    compareOfferVersion(app, platform);
    saveOfferDraft(app, platform);
    checkOfferDraft(app, platform);
    showPlanLine(app, platform);
    sendOffer(app, platform);
    declineQuotation(app, platform);
    withdrawOffer(app, platform);
    showOperatorConversation(app, platform);
    writeToTraveller(app, platform);
    await addMessagePicture(app, platform);
    showMessagePicture(app, platform);
    listOfferTemplates(app, platform);
    createOfferTemplate(app, platform);
    changeOfferTemplate(app, platform);
    deleteOfferTemplate(app, platform);
    openOfferLink(app, platform);
    declineByLink(app, platform);
    showLinkConversation(app, platform);
    writeByLink(app, platform);
    showLinkPicture(app, platform);
    listUnansweredQuotations(app, platform);
    reassignUnansweredQuotation(app, platform);
    showAnswerTimes(app, platform);
    downloadAnswerTimes(app, platform);
    listAnswerEvents(app, platform);
    await showSupplyGap(app, platform);
    await downloadSupplyGap(app, platform);
    await listSupplyGapEvents(app, platform);
  },
};
