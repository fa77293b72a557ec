import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from '#features/accounts/contract/actor.ts';
import type { Platform } from '#server/platform.ts';

export interface Asking {
  actor: Actor;
  headers: IncomingHttpHeaders;
}

/** Photos, questions and reviews belong to an owner: a place (`company`), an operator or a trip. */
export interface Owner {
  kind: 'company' | 'operator' | 'trip';
  /** Finds the owner by id or slug. @throws when the owner does not exist, or when the caller may not see the owner. */
  find(platform: Platform, asked: string, asking: Asking): Promise<string>;
}

/** The id is null when the query names no owner and therefore asks for all owners of the kind. */
export async function askedOwner(
  platform: Platform,
  { kind, find }: Owner,
  asked: string | undefined,
  asking: Asking,
): Promise<{ kind: Owner['kind']; id: string | null }> {
  return { kind, id: asked === undefined ? null : await find(platform, asked, asking) };
}
