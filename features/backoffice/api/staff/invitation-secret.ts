import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import { regionPaths } from '#web/paths/region.ts';

/** 256 random bits. */
export function newInvitationSecret(): { secret: string; hash: Buffer } {
  const secret = newSecret();
  return { secret, hash: hashSecret(secret) };
}

/** The link's fragment contains the secret, because browsers do not send the fragment to servers. */
export function invitationLink(publicUrl: string, secret: string): string {
  return `${publicUrl}${regionPaths.invitation()}#${secret}`;
}
