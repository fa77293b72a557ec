import type { FastifyReply } from 'fastify';
import { type OperatorStatus, readOperatorStatuses } from '#features/operators/api/public.ts';
import { QUOTATION_ERRORS, type QuotationErrorCode } from '#features/quotations/contract/errors.ts';
import type { AskBody, CreatedQuotation } from '#features/quotations/contract/quotation.ts';
import { hashRequest, hashUuid, secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import { Problem, problem } from '#server/errors.ts';
import { answerOnce } from '#server/http/answer-once.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { Platform } from '#server/platform.ts';
import { readOffers } from '../offer.store.ts';
import { findByCreationHash, type QuotationRow } from '../quotation.store.ts';
import { askerKeyOf } from '../unserved/asker.ts';
import { keepUnserved } from '../unserved/keep-unserved.ts';
import { areasOf, writeRequest } from './write-request.ts';

type AskAndAnswer = (reply: FastifyReply, body: AskBody, accountId: string | null) => Promise<FastifyReply>;

export async function quotationAsker(platform: Platform): Promise<AskAndAnswer> {
  const { config } = platform;
  const derive = await openSiteKey(config);
  const linkKey = derive('quotation links');
  const askerKey = askerKeyOf(derive);

  async function earlier(body: AskBody, accountId: string | null): Promise<QuotationRow | undefined> {
    const known = await findByCreationHash(platform.db, config.REGION, hashUuid(body.uuid));
    if (known && (known.account_id !== accountId || !known.request_hash.equals(hashRequest(body))))
      throw problem(QUOTATION_ERRORS, 'quotation_repeated_differently');
    return known;
  }

  async function write(body: AskBody, accountId: string | null, secret: string) {
    try {
      return await writeRequest(platform, body, accountId, secret);
    } catch (error) {
      if (error instanceof Problem && error.code === ('no_operator_fits' satisfies QuotationErrorCode)) {
        const areas = await areasOf(platform.db, config.REGION, body);
        await keepUnserved(platform.db, { region: config.REGION, body, accountId, areas, askerKey });
      }
      throw error;
    }
  }

  return async (reply, body, accountId) => {
    const secret = secretOf(linkKey, body.uuid);
    const { result: quotation, isRepeat } = await answerOnce({
      earlier: () => earlier(body, accountId),
      work: () => write(body, accountId, secret),
    });
    const asked = await askedView(platform, quotation, secret);
    keepConfidential(reply);
    return reply.code(isRepeat ? 200 : 201).send(asked);
  };
}

async function askedView({ db, config }: Platform, quotation: QuotationRow, secret: string): Promise<CreatedQuotation> {
  const offers = await readOffers(db, config.REGION, quotation.id);
  const operatorStatuses = await readOperatorStatuses(
    db,
    config.REGION,
    offers.map(({ operator_id }) => operator_id),
  );
  return {
    id: quotation.id,
    reference: quotation.reference,
    secret,
    operators: offers.map(({ operator_id }) => cardOf(operatorStatuses.get(operator_id)!)),
    answerDueAt: offers[0]!.answer_due_at.toISOString(),
  };
}

function cardOf({ id, name, fictional }: OperatorStatus) {
  return { id, name, fictional };
}
