import { randomUUID } from 'node:crypto';
import type { Issue } from '#features/issues.ts';
import { districtsOf } from '#features/places/api/public.ts';
import { recordAcceptance } from '#features/policies/api/public.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { type AskBody, daysOf, hasGrownUp, peopleOf } from '#features/quotations/contract/quotation.ts';
import type { QuotationTerms } from '#features/quotations/contract/terms.ts';
import { hashKey, hashRequest, hashUuid, newReference } from '#server/auth/guest-keys.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { DoneMeanwhile } from '#server/http/answer-once.ts';
import type { Platform } from '#server/platform.ts';
import { localDate } from '#server/region/local-date.ts';
import { insertQuotation, type QuotationRow } from '../quotation.store.ts';
import { quotationTermsOf } from '../quotation-terms.ts';
import { dropUnserved } from '../unserved/unserved.store.ts';
import { askOperators, whomToAsk } from './ask-operators.ts';

/**
 * @param secret secret of the quotation's link
 * @throws quotation_incomplete or no_operator_fits
 * @throws `DoneMeanwhile` if the same request is already stored
 */
export async function writeRequest(
  platform: Platform,
  body: AskBody,
  accountId: string | null,
  secret: string,
): Promise<QuotationRow> {
  const { db, config } = platform;
  const region = await platform.region.current();
  const terms = quotationTermsOf(region);
  const now = new Date();
  const issues = faultsOf(body, terms, now, region.settings.time_zone);
  if (issues.length > 0) throw problem(QUOTATION_ERRORS, 'quotation_incomplete', { issues });
  return inTransaction(db, async (trx) => {
    const id = randomUUID();
    const areas = await areasOf(trx, config.REGION, body);
    const operators = await whomToAsk(trx, config.REGION, {
      id,
      wish: body.wish,
      areas,
      chosen: body.operators ?? null,
      most: terms.mostOperators,
      except: [],
    });
    const quotation = await insertQuotation(
      trx,
      rowOf(body, { id, region: config.REGION, accountId, areas }),
      hashKey(id, secret),
    );
    if (!quotation) throw new DoneMeanwhile();
    await dropUnserved(trx, config.REGION, quotation.creation_hash);
    await askOperators(trx, platform, quotation, operators, terms, now);
    if (body.accepted.length > 0) {
      const subject = { kind: 'quotation', id: quotation.reference } as const;
      await recordAcceptance(trx, { region: config.REGION, texts: body.accepted, subject, place: 'quotation' });
    }
    await platform.jobs.add(trx, 'quotations/tell-asked', { quotationId: id });
    return quotation;
  });
}

function rowOf(body: AskBody, made: { id: string; region: string; accountId: string | null; areas: string[] }) {
  const days = daysOf(body.wish);
  return {
    region_id: made.region,
    id: made.id,
    reference: newReference('CZ'),
    state: 'open' as const,
    source: JSON.stringify(body.source),
    wish: JSON.stringify(body.wish),
    contact: JSON.stringify(body.contact),
    trip_id: body.trip ?? null,
    account_id: made.accountId,
    people: peopleOf(body.wish.party),
    begins: days?.begins ?? null,
    ends: days?.ends ?? null,
    areas: made.areas,
    assigned: body.operators ? ('chosen' as const) : ('rotation' as const),
    creation_hash: hashUuid(body.uuid),
    request_hash: hashRequest(body),
  };
}

export async function areasOf(db: Database, region: string, { wish }: AskBody): Promise<string[]> {
  if (wish.areas.length > 0) return wish.areas;
  const places = wish.days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? []));
  return places.length === 0 ? [] : districtsOf(db, region, places);
}

function faultsOf({ wish, operators }: AskBody, { mostOperators }: QuotationTerms, now: Date, zone: string): Issue[] {
  const issues: Issue[] = [];
  const today = localDate(zone, now);
  const days = daysOf(wish);
  if (days && days.begins < today)
    issues.push({ path: 'body.wish.when', code: 'in_the_past', message: 'Elige una fecha que no haya pasado.' });
  if (wish.when.kind === 'flexible' && wish.when.until < wish.when.from)
    issues.push({ path: 'body.wish.when', code: 'backwards', message: 'La última fecha va después de la primera.' });
  if (!hasGrownUp(wish.party))
    issues.push({
      path: 'body.wish.party',
      code: 'no_grown_up',
      message: 'Tiene que viajar al menos una persona de 18 años o más.',
    });
  if (operators && operators.length > mostOperators)
    issues.push({
      path: 'body.operators',
      code: 'too_many',
      message: `Puedes preguntar a ${mostOperators} operadores a la vez.`,
    });
  return issues;
}
