import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { dueDay } from '#features/complaints/contract/clock.ts';
import type { ComplaintSheet } from '#features/complaints/contract/complaint.ts';
import { COMPLAINT_ERRORS } from '#features/complaints/contract/errors.ts';
import * as routes from '#features/complaints/contract/routes.ts';
import { type Law, lawOf } from '#features/policies/api/public.ts';
import { hashKey, hashUuid, randomLetters } from '#server/auth/guest-keys.ts';
import { newSecret } from '#server/auth/secrets.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { answerOnce, DoneMeanwhile } from '#server/http/answer-once.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { faultsOf } from '../contract/sheet-faults.ts';
import {
  type ComplaintRow,
  complaintKeys,
  findFiled,
  insertComplaint,
  readEvents,
  recordEvent,
  takeNumber,
} from './complaint.store.ts';
import { complaintView, readingOf } from './complaint.view.ts';

/** If the request is repeated, the response is the first complaint. */
export function fileComplaint(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.fileComplaint, async ({ actor, body }, reply) => {
    const region = await platform.region.current();
    const law = lawOf(region);
    const issues = faultsOf(body.sheet, { ...law.pack.complaint_book, documents: law.pack.numbers.documents });
    if (issues.length > 0) throw problem(COMPLAINT_ERRORS, 'complaint_incomplete', { issues });

    const creationHash = hashUuid(body.uuid);
    const filing = { law, sheet: body.sheet, creationHash, actor };
    const { result: complaint, isRepeat } = await answerOnce({
      earlier: () => findFiled(db, config.REGION, creationHash),
      work: () => inTransaction(db, (trx) => file(platform, trx, filing)),
    });

    const secret = newSecret();
    const { reference } = complaint;
    await complaintKeys.add(db, config.REGION, reference, 'link', hashKey(reference, secret));
    const reading = await readingOf(complaint, region);
    keepConfidential(reply);
    return reply
      .code(isRepeat ? 200 : 201)
      .send({ complaint: complaintView(complaint, await readEvents(db, complaint), reading, region), secret });
  });
}

/** Six random characters have thirty bits. */
const GUARD_LETTERS = 6;

interface Filing {
  law: Law;
  sheet: ComplaintSheet;
  creationHash: Buffer;
  actor: Actor;
}

async function file(
  { config, jobs }: Platform,
  trx: Platform['db'],
  { law, sheet, creationHash, actor }: Filing,
): Promise<ComplaintRow> {
  const { pack, today, calendar } = law;
  const kind = pack.complaint_book.kinds.find(({ id }) => id === sheet.kind)!;
  const year = Number(today.slice(0, 4));
  const number = await takeNumber(trx, config.REGION, year);
  const counted = `${pack.complaint_book.prefix}-${year}-${String(number).padStart(6, '0')}`;
  const complaint = await insertComplaint(trx, {
    region_id: config.REGION,
    // The law requires consecutive numbers. The random characters prevent guessing.
    reference: `${counted}-${randomLetters(GUARD_LETTERS)}`,
    year,
    number,
    country: pack.country,
    kind: kind.id,
    state: 'filed',
    sheet: JSON.stringify(sheet),
    email: sheet.consumer.email,
    account_id: accountIdOf(actor),
    creation_hash: creationHash,
    clock_from: today,
    due_on: dueDay(today, kind.term, calendar),
  });
  if (!complaint) throw new DoneMeanwhile();
  await recordEvent(trx, complaint, {
    action: 'file',
    from_state: null,
    to_state: 'filed',
    actor: 'consumer',
    actor_id: complaint.account_id,
    due_on: complaint.due_on,
  });
  await jobs.add(trx, 'complaints/send-receipt', { reference: complaint.reference });
  return complaint;
}
