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
  /** The team is one traveller, who answers questions in their own name. Their answers are erased with their account. */
  isTraveller?: true;
  /** The name under an answer of the team. Absent if the answer has the owner's name. */
  signature?(db: Database, region: string, id: string): Promise<string>;
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
  /**
   * SQL condition: the owner's page is public now. Absent if it always is.
   * @param alias table with `region_id` and `owner_id`
   */
  isShown?(alias: string): RawBuilder<boolean>;
  /** SQL condition: the owner no longer exists, so that what people wrote about it is deleted. Absent if owners stay. */
  isGone?(alias: string): RawBuilder<boolean>;
  /** The region replies to the reviews of these owners too. */
  answeredBy: 'team' | 'region';
  team?: OwnerTeam;
}

export interface FoundOwner {
  kind: OwnerKind;
  id: string;
}

/** Where and when a person can be at an owner. */
export interface VisitSite {
  name: string;
  /** Path of the page that opens the form with the code. */
  page: string;
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
    isRunBy(platform: Platform, actor: Actor, id: string): boolean | Promise<boolean>;
    /** Absent if a visit cannot be proved, such as at a trip. */
    siteOf?(platform: Platform, id: string, now: Date): Promise<VisitSite>;
    /**
     * Whether the owner answered a quotation request of the account. If given, only these accounts review the owner, and
     * those that proved a visit.
     */
    hasAnswered?(db: Database, region: string, of: { id: string; accountId: string }): Promise<boolean>;
  };
}

export type ReviewedOwners = Readonly<Record<OwnerKind, ReviewedOwner>>;

/** `server/areas.ts` passes the owners of later areas. */
export type Owners = Readonly<Record<OwnerKind, PublicOwner>>;

/** An owner as a row of a query with `aboutColumn`. */
export interface AboutRow {
  name: string;
  slug: string;
}

/** @throws the owner's problem if the owner does not exist */
export async function findOwner(
  platform: Platform,
  owners: Owners,
  { kind, id: asked }: OwnerRef,
  asking: Asking,
): Promise<FoundOwner> {
  const found = await askedOwner(platform, owners[kind].owner, asked, asking);
  return insteadOf(platform, owners[kind], found.id!);
}

export async function insteadOf(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { owner, insteadOf: other }: PublicOwner,
  id: string,
): Promise<FoundOwner> {
  return (await other?.(db, config.REGION, id)) ?? { kind: owner.kind, id };
}

export function aboutView(owners: Owners, kind: OwnerKind, about: AboutRow | null): About | null {
  return about && { name: about.name, page: owners[kind].page(about.slug) };
}

/** The name under an answer or a reply of the owner's team. */
export async function signatureOf(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  owners: Owners,
  { kind, id }: FoundOwner,
  about: AboutRow,
): Promise<string> {
  return (await owners[kind].team?.signature?.(db, config.REGION, id)) ?? about.name;
}

/** Kinds of owners for which the region answers. */
export function kindsOfRegion(owners: Owners): OwnerKind[] {
  return Object.values(owners).flatMap(({ owner, answeredBy }) => (answeredBy === 'region' ? [owner.kind] : []));
}
