import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from '#features/accounts/contract/actor.ts';
import type { Platform } from '#server/platform.ts';

/** A request for the photos, questions or reviews of an owner. */
export interface Asking {
  actor: Actor;
  headers: IncomingHttpHeaders;
}

/** A kind of owner. Photos, questions and reviews belong to an owner: a place (`company`), an operator or a trip. */
export interface Owner {
  kind: 'company' | 'operator' | 'trip';
  /**
   * Finds the id of an owner by its id or slug.
   * @throws when the owner does not exist, or the caller may not see it.
   */
  find(platform: Platform, asked: string, asking: Asking): Promise<string>;
}

/** The owner that a query names; the id is null when the query asks for all owners of a kind. */
export async function askedOwner(
  platform: Platform,
  { kind, find }: Owner,
  asked: string | undefined,
  asking: Asking,
): Promise<{ kind: Owner['kind']; id: string | null }> {
  return { kind, id: asked === undefined ? null : await find(platform, asked, asking) };
}
