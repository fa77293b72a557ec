import { Type } from 'typebox';
import { emailKey, tryWithin } from '#features/accounts/api/public.ts';
import type { Complaint } from '#features/complaints/contract/complaint.ts';
import { CONSUMER_ACTIONS } from '#features/complaints/contract/complaint-states.ts';
import { hashKey, newPin } from '#server/auth/guest-keys.ts';
import { newSecret } from '#server/auth/secrets.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import type { Attempt, Platform } from '#server/platform.ts';
import { regionPaths } from '#web/paths/region.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { complaintKeys, findComplaint, readEvents } from '../complaint.store.ts';
import { complaintView, readingOf } from '../complaint.view.ts';
import { answerEmail, extensionEmail } from '../emails/answer.ts';
import type { EmailParts } from '../emails/email-parts.ts';
import { receiptEmail } from '../emails/receipt.ts';
import { staffEmail } from '../emails/staff.ts';
import { sheetFormat } from '../sheet-format.ts';

const Reference = Type.Object({ reference: Type.String() });

export const sendReceipt = defineJob(Reference, async ({ reference }, platform, attempt) => {
  const { complaint, settings } = await load(platform, reference);
  const pin = newPin();
  const { db, config } = platform;
  await complaintKeys.replacePin(db, config.REGION, reference, { pin: hashKey(reference, pin) });
  const message = receiptEmail(complaint, sheetFormat(settings), { url: await newLink(platform, reference), pin });
  const { email } = complaint.sheet.consumer;
  // The limit applies to the receipt only. The complaint is already stored.
  if (await tryWithin(platform, 'receiptsByAddress', emailKey(email))) await post(platform, email, message, attempt);
});

export const sendAnswer = defineJob(Reference, async ({ reference }, platform, attempt) => {
  const { complaint } = await load(platform, reference);
  await post(
    platform,
    complaint.sheet.consumer.email,
    answerEmail(complaint, await newLink(platform, reference)),
    attempt,
  );
});

export const sendExtension = defineJob(Reference, async ({ reference }, platform, attempt) => {
  const { complaint, settings } = await load(platform, reference);
  const message = extensionEmail(complaint, sheetFormat(settings), await newLink(platform, reference));
  await post(platform, complaint.sheet.consumer.email, message, attempt);
});

export const notifyStaff = defineJob(
  Type.Object({ reference: Type.String(), action: Type.Enum([...CONSUMER_ACTIONS]) }),
  async ({ reference, action }, platform, attempt) => {
    const { settings } = await platform.region.current();
    const url = platform.config.PUBLIC_URL + regionPaths.complaint(reference);
    await post(platform, settings.organisation.email, staffEmail(reference, action, url), attempt);
  },
);

export async function post(platform: Platform, to: string, words: EmailParts, { jobId }: Attempt): Promise<void> {
  const message = writeEmail({ ...words, brand: await emailBrand(platform) });
  await platform.mail.send({ ...message, to, key: jobId });
}

/** The database stores only the hash of the link's secret. */
async function newLink({ db, config }: Platform, reference: string): Promise<string> {
  const secret = newSecret();
  await complaintKeys.add(db, config.REGION, reference, 'link', hashKey(reference, secret));
  return config.PUBLIC_URL + travellerPaths.complaint(reference, secret);
}

async function load({ db, config, region }: Platform, reference: string) {
  const row = await findComplaint(db, config.REGION, reference);
  if (!row) throw new Error(`There is no complaint ${reference}.`);
  const now = await region.current();
  const complaint: Complaint = complaintView(row, await readEvents(db, row), await readingOf(row, now), now);
  return { complaint, settings: now.settings };
}
