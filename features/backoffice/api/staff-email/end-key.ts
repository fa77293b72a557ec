import { createHmac, timingSafeEqual } from 'node:crypto';
import { STAFF_EMAILS, type StaffEmailKind } from '#features/backoffice/contract/staff-email.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';

const ID = 16;
const SEAL = 15;

/** Returns 43 characters with the account, the kind of email and a signature of 120 bits. The key never expires. */
export async function endKey(config: Config, accountId: string, kind: StaffEmailKind): Promise<string> {
  const whose = Buffer.concat([
    Buffer.from(accountId.replaceAll('-', ''), 'hex'),
    Buffer.from([STAFF_EMAILS.indexOf(kind)]),
  ]);
  return Buffer.concat([whose, await sealOf(config, whose)]).toString('base64url');
}

/** @returns null if this site did not sign the key. */
export async function readEndKey(
  config: Config,
  key: string,
): Promise<{ accountId: string; kind: StaffEmailKind } | null> {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== ID + 1 + SEAL) return null;
  const whose = bytes.subarray(0, ID + 1);
  const kind = STAFF_EMAILS[whose[ID]!];
  if (!kind || !timingSafeEqual(bytes.subarray(ID + 1), await sealOf(config, whose))) return null;
  const hex = whose.toString('hex', 0, ID);
  return { accountId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), kind };
}

async function sealOf(config: Config, whose: Uint8Array): Promise<Buffer> {
  const key = (await openSiteKey(config))(`staff email ${config.REGION}`);
  return createHmac('sha256', key).update(whose).digest().subarray(0, SEAL);
}
