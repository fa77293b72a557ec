import type { RawBuilder } from 'kysely';
import type { Actor } from '#features/accounts/contract/actor.ts';
import type { About, OwnerKind, OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import type { SubScore } from '#features/reviews/contract/review-content.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Platform } from '#server/platform.ts';
import { type Asking, askedOwner, type Owner } from './owner.ts';

/** The people who run an owner, and who answer its questions and reviews. */
export interface OwnerTeam {
  /**
   * SQL condition: the owner has a team that answers. Otherwise the region answers at once.
   * @param alias table with `region_id` and `owner_id`
   */
  isThere(alias: string): RawBuilder<boolean>;
  /** Active members who may answer. Empty while the region decides who runs the owner. */
  members(db: Database, region: string, id: string): Promise<TeamMember[]>;
  questions(id: string): string;
  reviews(id: string): string;
}

export interface TeamMember {
  accountId: string;
  email: string;
}

/** An owner of reviews or questions with its page. `server/areas.ts` passes the owners of later areas. */
export interface PublicOwner {
  owner: Owner;
  /** Another owner that is meant instead, such as the operator whose public profile a place is. */
  insteadOf?(db: Database, region: string, id: string): Promise<FoundOwner | undefined>;
  /** Rows with `region_id`, `id`, `slug` and `name`. */
  rows: Rows;
  /** Path of the owner's page. */
  page(slug: string): string;
  answeredBy: 'operator' | 'region';
  team?: OwnerTeam;
}

export interface FoundOwner {
  kind: OwnerKind;
  id: string;
}

/** Where and when a person can be at an owner. */
export interface VisitSite {
  name: string;
  slug: string;
  lon: number;
  lat: number;
  /** `null` if the hours are unknown or there are none, such as at a beach. */
  isOpen: boolean | null;
}

export interface ReviewedOwner extends PublicOwner {
  /** Absent if only bookings are reviewed. */
  reviewed?: {
    partsOf(db: Database, region: string, id: string): Promise<readonly SubScore[]>;
    /** `true` if the person runs the owner, and therefore cannot review it. */
    isRunBy(actor: Actor, id: string): boolean;
    /** Absent if a person cannot prove a visit to the owner. */
    siteOf?(platform: Platform, id: string, now: Date): Promise<VisitSite>;
    /** Whether the owner answered a quotation request of the account. If given, only these accounts review the owner. */
    hasAnswered?(db: Database, region: string, of: { id: string; accountId: string }): Promise<boolean>;
  };
}

/** The reviews of trips have no page yet. */
export type ReviewedOwners = Readonly<{
  company: ReviewedOwner;
  operator: ReviewedOwner;
  trip: Pick<ReviewedOwner, 'owner'>;
}>;

/** An owner as a row of a query with `aboutColumn`. */
export interface AboutRow {
  name: string;
  slug: string;
}

/** @throws the owner's problem if the owner does not exist */
export async function findOwner(
  platform: Platform,
  owners: Readonly<Partial<Record<string, PublicOwner | Pick<PublicOwner, 'owner'>>>>,
  { kind, id: asked }: OwnerRef,
  asking: Asking,
): Promise<FoundOwner> {
  const owner = owners[kind]!;
  const found = await askedOwner(platform, owner.owner, asked, asking);
  return 'rows' in owner ? insteadOf(platform, owner, found.id!) : { kind, id: found.id! };
}

export async function insteadOf(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { owner, insteadOf: other }: PublicOwner,
  id: string,
): Promise<FoundOwner> {
  return (await other?.(db, config.REGION, id)) ?? { kind: owner.kind, id };
}

type Owners = Readonly<Record<string, PublicOwner | Pick<PublicOwner, 'owner'>>>;

export function publicOwners(owners: Owners): PublicOwner[] {
  return Object.values(owners).filter((one): one is PublicOwner => 'rows' in one);
}

export function aboutView(owners: Owners, kind: string, about: AboutRow | null): About | null {
  const owner = publicOwners(owners).find((one) => one.owner.kind === kind);
  return about && owner ? { name: about.name, page: owner.page(about.slug) } : null;
}

/** Kinds of owners for which the region answers. */
export function kindsOfRegion(owners: Owners): string[] {
  return publicOwners(owners).flatMap(({ owner, answeredBy }) => (answeredBy === 'region' ? [owner.kind] : []));
}
