import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import { regionPaths } from '#web/paths/region.ts';

/** The secret has 256 random bits. Only the hash is stored. */
export function newInvitationSecret(): { secret: string; hash: Buffer } {
  const secret = newSecret();
  return { secret, hash: hashSecret(secret) };
}

/** The secret is in the link's fragment, which browsers do not send to servers. */
export function invitationLink(publicUrl: string, secret: string): string {
  return `${publicUrl}${regionPaths.invitation()}#${secret}`;
}
