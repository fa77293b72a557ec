import type { PhotoOwnerKind, PhotoOwnerRef } from '#features/photos/contract/share.ts';
import { type Asking, askedOwner, type Owner } from '#features/reviews/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Platform } from '#server/platform.ts';

/** A kind of owner that a person can photograph. `server/areas.ts` passes the owners of later areas. */
export interface PhotoOwner {
  owner: Owner;
  /** Another owner that gets the photos, such as the operator whose public profile a place is. */
  insteadOf?(db: Database, region: string, id: string): Promise<{ kind: Owner['kind']; id: string } | undefined>;
  /** Rows with `region_id`, `id`, `slug` and `name`. */
  rows: Rows;
  /** Path of the page that shows the photos. */
  page(slug: string): string;
}

export type PhotoOwners = Readonly<Record<PhotoOwnerKind, PhotoOwner>>;

/** An owner as a row of a query with `aboutColumn`. */
export interface AboutRow {
  name: string;
  slug: string;
}

/** @throws the owner's problem if the owner does not exist */
export async function findOwner(
  platform: Platform,
  owners: PhotoOwners,
  { kind, id: asked }: PhotoOwnerRef,
  asking: Asking,
): Promise<{ kind: Owner['kind']; id: string }> {
  const found = await askedOwner(platform, owners[kind].owner, asked, asking);
  return insteadOf(platform, owners[kind], found.id!);
}

export async function insteadOf(
  { db, config }: Platform,
  { owner, insteadOf: other }: PhotoOwner,
  id: string,
): Promise<{ kind: Owner['kind']; id: string }> {
  return (await other?.(db, config.REGION, id)) ?? { kind: owner.kind, id };
}

export function aboutView(
  owners: PhotoOwners,
  kind: string,
  about: AboutRow | null,
): { name: string; page: string } | null {
  const owner = Object.values(owners).find((one) => one.owner.kind === kind);
  return about && owner ? { name: about.name, page: owner.page(about.slug) } : null;
}
