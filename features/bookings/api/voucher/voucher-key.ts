import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { readVoucher, type VoucherClaims, voucherBytes, writeVoucher } from '#features/bookings/contract/voucher.ts';
import { type DeriveKey, openSiteKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';

export interface VoucherKey {
  /** 32 bytes in base64url. */
  publicKey: string;
  sign(claims: VoucherClaims): string;
  /** @returns null if the text is no voucher or was signed with another key */
  check(text: string): VoucherClaims | null;
}

/** The PKCS #8 header that precedes the 32 bytes of an Ed25519 seed (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key pair is derived from the site's key, so every process has the same pair. */
export function voucherKeyOf(derive: DeriveKey): VoucherKey {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, derive('vouchers')]), format: 'der', type: 'pkcs8' });
  const known = createPublicKey(key);
  return {
    publicKey: known.export({ format: 'jwk' }).x!,
    sign(claims) {
      const bytes = voucherBytes(claims);
      return writeVoucher(bytes, sign(null, bytes, key));
    },
    check(text) {
      const read = readVoucher(text);
      return read && verify(null, read.signed, known, read.signature) ? read.claims : null;
    },
  };
}

const opened = new WeakMap<object, Promise<VoucherKey>>();

export function voucherKey(config: Config): Promise<VoucherKey> {
  const known = opened.get(config) ?? openSiteKey(config).then(voucherKeyOf);
  opened.set(config, known);
  return known;
}
