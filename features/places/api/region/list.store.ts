import { type RawBuilder, sql } from 'kysely';
import { UNSETTLED_DOUBTS } from '#features/places/api/doubts.store.ts';
import { isOperatorProfile } from '#features/places/api/operator-place.store.ts';
import { isOfKind, wordsQuery } from '#features/places/api/search/match.store.ts';
import type { UnderstoodQuery } from '#features/places/api/search/understand-query.ts';
import type { PlaceCard } from '#features/places/contract/place.ts';
import type { PlaceState } from '#features/places/contract/place-states.ts';
import type { Lack, RegionPlaces } from '#features/places/contract/region.ts';
import type { Database } from '#server/database/connect.ts';
import type { TimeCursor } from '#server/http/time-cursor.ts';

/** The operator writes its profile, so no fact of a profile waits for the region. */
const LACKING: Record<Lack, RawBuilder<boolean>> = {
  hours: sql`(hours_class in ('unknown', 'assumed') and not ${isOperatorProfile})`,
  contact: sql`(phones = '{}' and website is null and not ${isOperatorProfile})`,
  doubts: sql`(${UNSETTLED_DOUBTS} <> '[]' and not ${isOperatorProfile})`,
  hidden: sql`(status <> 'published')`,
  differs: sql`exists (select from company_difference d
    where d.region_id = place.region_id and d.company_id = place.id and d.settled_at is null)`,
};

/** In the order of `COMPLETE`. */
const HAS = sql`json_build_array(summary is not null, hours_class not in ('unknown', 'assumed'), phones <> '{}' or website is not null, address is not null,
  fees is not null or hours_class = 'open_space', needs ? 'step_free' or access <> '{}')`;

export interface ListedRow extends TimeCursor, Pick<PlaceCard, 'slug' | 'name' | 'category' | 'district' | 'poster'> {
  kind_label: string;
  hours_class: PlaceCard['hoursClass'];
  status: PlaceState;
  doubts: number;
  has: boolean[];
  is_profile: boolean;
}

interface ListRequest {
  understood: Pick<UnderstoodQuery, 'words' | 'wish' | 'isPrefix'> & { text: string };
  lacks: Lack[];
  limit: number;
  /** `at` is the interest of the last place. */
  after: TimeCursor | null;
}

/**
 * The most interesting places come first. Merged places are not listed. Profiles of operators are places, as in Explorar,
 * so that both lists count the same.
 */
export async function readRegionPage(
  db: Database,
  region: string,
  { understood, lacks, limit, after }: ListRequest,
): Promise<{ rows: ListedRow[] } & Pick<RegionPlaces, 'counts' | 'total'>> {
  const wanted = wantedBy({ understood, lacks });
  const beyond = after
    ? sql`and (interest < ${after.at}::int or (interest = ${after.at}::int and id::text > ${after.id}))`
    : sql``;
  const { rows } = await sql<{ rows: ListedRow[]; counts: RegionPlaces['counts']; total: number }>`
    with place as (${listed(region)}), page as (
      select id, interest::text as at, slug, name, kind_label, category, district, poster, status, hours_class, jsonb_array_length(${UNSETTLED_DOUBTS}) as doubts,
        ${HAS} as has, ${isOperatorProfile} as is_profile
      from place where ${wanted} ${beyond} order by interest desc, id::text limit ${limit + 1}
    )
    select (select coalesce(json_agg(page), '[]') from page) as rows,
      (select count(*)::int from place where ${wanted}) as total,
      (select json_build_object('all', count(*), 'hours', count(*) filter (where ${LACKING.hours}),
        'contact', count(*) filter (where ${LACKING.contact}), 'doubts', count(*) filter (where ${LACKING.doubts}),
        'hidden', count(*) filter (where ${LACKING.hidden}), 'differs', count(*) filter (where ${LACKING.differs})) from place) as counts`.execute(
    db,
  );
  return rows[0]!;
}

/** Ids of the places of the list, in its order, without the profiles of operators, which the operator edits. */
export async function readListedIds(
  db: Database,
  region: string,
  request: Pick<ListRequest, 'understood' | 'lacks'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with place as (${listed(region)})
    select id from place where ${wantedBy(request)} and not ${isOperatorProfile} order by interest desc, id::text`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

const listed = (region: string) => sql`
  select * from company where region_id = ${region} and status <> 'merged'`;

const wantedBy = ({ understood, lacks }: Pick<ListRequest, 'understood' | 'lacks'>) =>
  sql.join([sql`true`, ...found(understood), ...lacks.map((lack) => LACKING[lack])], sql` and `);

/** A place is found as in the public search, or by a part of its name. */
function found({ text, words, wish, isPrefix }: ListRequest['understood']): RawBuilder<unknown>[] {
  const understood = [
    ...(words.length > 0 ? [sql`search_document @@ ${wordsQuery(words, 'all', isPrefix)}`] : []),
    ...(wish?.kinds ? [isOfKind(wish.kinds)] : []),
    ...(wish?.districts ? [sql`district = any(${wish.districts})`] : []),
  ];
  if (!text) return [];
  const named = sql`position(plain_text(${text}) in name_plain) > 0`;
  return understood.length > 0 ? [sql`(${named} or (${sql.join(understood, sql` and `)}))`] : [named];
}
