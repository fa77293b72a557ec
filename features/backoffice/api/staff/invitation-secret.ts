import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for the fragment of an invitation's link; only the hash is stored. */
export function newInvitationSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: invitationHash(secret) };
}

export function invitationHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The link, with its secret in the fragment, which servers and logs never see. */
export function invitationLink(publicUrl: string, secret: string): string {
  return `${publicUrl}/invitacion#${secret}`;
}
