import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from '#features/accounts/contract/actor.ts';
import type { OwnerKind } from '#features/reviews/contract/owner-queries.ts';
import type { Platform } from '#server/platform.ts';

export interface Asking {
  actor: Actor;
  headers: IncomingHttpHeaders;
}

export interface Owner {
  kind: OwnerKind;
  /**
   * Accepts an id or a slug.
   * @throws a problem if the owner does not exist or the caller may not see it
   */
  find(platform: Platform, asked: string, asking: Asking): Promise<string>;
}

/** Without `asked`, the id in the result is null, which means all owners of the kind. */
export async function askedOwner(
  platform: Platform,
  { kind, find }: Owner,
  asked: string | undefined,
  asking: Asking,
): Promise<{ kind: Owner['kind']; id: string | null }> {
  return { kind, id: asked === undefined ? null : await find(platform, asked, asking) };
}
