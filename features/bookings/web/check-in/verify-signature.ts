import { verifyAsync } from '@noble/ed25519';
import type { Verify } from './judge-voucher.ts';

/** Browsers of some phones have no Ed25519, so a library checks the signature. */
export const verifySignature: Verify = (signature, signed, publicKey) =>
  verifyAsync(signature, signed, fromBase64Url(publicKey));

function fromBase64Url(text: string): Uint8Array {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (sign) => sign.charCodeAt(0));
}
