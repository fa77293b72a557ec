import type { OwnerKind, OwnerRef } from '#features/questions/contract/ask.ts';
import { type Asking, askedOwner, type Owner } from '#features/reviews/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Platform } from '#server/platform.ts';

/** A kind of owner about which a person can ask. `server/create-server.ts` passes the owners of later areas. */
export interface QuestionOwner {
  owner: Owner;
  /** Another owner that is asked instead, such as the operator whose public profile a place is. */
  insteadOf?(db: Database, region: string, id: string): Promise<{ kind: Owner['kind']; id: string } | undefined>;
  /** Rows with `region_id`, `id`, `slug` and `name`. */
  rows: Rows;
  /** Path of the page that shows the questions. */
  page(slug: string): string;
  answeredBy: 'operator' | 'region';
}

export type QuestionOwners = Readonly<Record<OwnerKind, QuestionOwner>>;

/** An owner as a row of a query with `aboutColumn`. */
export interface AboutRow {
  name: string;
  slug: string;
}

/** @throws the owner's problem if the owner does not exist */
export async function findOwner(
  platform: Platform,
  owners: QuestionOwners,
  { kind, id: asked }: OwnerRef,
  asking: Asking,
): Promise<{ kind: Owner['kind']; id: string }> {
  const found = await askedOwner(platform, owners[kind].owner, asked, asking);
  return insteadOf(platform, owners[kind], found.id!);
}

export async function insteadOf(
  { db, config }: Platform,
  { owner, insteadOf: other }: QuestionOwner,
  id: string,
): Promise<{ kind: Owner['kind']; id: string }> {
  return (await other?.(db, config.REGION, id)) ?? { kind: owner.kind, id };
}

export function aboutView(
  owners: QuestionOwners,
  kind: string,
  about: AboutRow | null,
): { name: string; page: string } | null {
  const owner = Object.values(owners).find((one) => one.owner.kind === kind);
  return about && owner ? { name: about.name, page: owner.page(about.slug) } : null;
}

/** Kinds of owners for which the region answers. */
export function kindsOfRegion(owners: QuestionOwners): string[] {
  return Object.values(owners).flatMap(({ owner, answeredBy }) => (answeredBy === 'region' ? [owner.kind] : []));
}
