import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import { regionPaths } from '#web/paths/region.ts';

export function newInvitationSecret(): { secret: string; hash: Buffer } {
  const secret = newSecret();
  return { secret, hash: hashSecret(secret) };
}

/** The secret is in the fragment, because browsers do not send the fragment to servers. */
export function invitationLink(publicUrl: string, secret: string): string {
  return `${publicUrl}${regionPaths.invitation()}#${secret}`;
}
