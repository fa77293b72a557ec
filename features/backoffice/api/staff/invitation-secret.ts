import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import { regionPaths } from '#web/paths/region.ts';

/** 256 random bits for the fragment of an invitation's link; only the hash is stored. */
export function newInvitationSecret(): { secret: string; hash: Buffer } {
  const secret = newSecret();
  return { secret, hash: hashSecret(secret) };
}

/** The link, with its secret in the fragment, which browsers do not send to servers. */
export function invitationLink(publicUrl: string, secret: string): string {
  return `${publicUrl}${regionPaths.invitation()}#${secret}`;
}
