import { sql } from 'kysely';
import type { PlaceDetail, PlaceDoubt } from '#features/places/contract/place.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';
import { UNSETTLED_DOUBTS } from './doubts.store.ts';

export interface PlanningPlace
  extends Pick<
    PlaceDetail,
    'id' | 'slug' | 'name' | 'category' | 'lon' | 'lat' | 'poster' | 'hoursClass' | 'fees' | 'visitMinutes'
  > {
  kindLabel: string;
  hoursRule: string | null;
  hoursNote: string | null;
  hoursSource: PlaceDetail['hours']['source'];
  hoursVerifiedAt: string | null;
  doubts: PlaceDoubt[];
  needs: Record<string, boolean>;
  interest: number;
  partOf: string | null;
  /** Places with the same value share a ticket. Their `fees` are the price of the ticket. */
  ticket: string | null;
}

const COLUMNS = sql`id, slug, name, category, lon, lat, poster, hours_class as "hoursClass", visit_minutes as "visitMinutes",
  coalesce((select priced.fees from company priced where priced.region_id = company.region_id and priced.id = company.ticket), fees) as fees, kind_label as "kindLabel", hours_rule as "hoursRule", hours_note as "hoursNote", hours_source as "hoursSource",
  hours_verified_at::text as "hoursVerifiedAt", ${UNSETTLED_DOUBTS} as doubts, needs, interest, part_of as "partOf", ticket`;

/** Travellers see a less interesting part of a place while they visit the whole place. */
const VISITED_APART = sql`(part_of is null or interest >= 300)`;

export async function planningPlaces(
  db: Database,
  region: string,
  { limit, ids }: { limit: number; ids: readonly string[] },
): Promise<PlanningPlace[]> {
  const asked = [...new Set(ids.filter((id) => isUuid(id)))];
  const { rows } = await sql<PlanningPlace>`
    (select ${COLUMNS} from company where region_id = ${region} and status = 'published' and interest > 0 and category <> 'lodging' and ${VISITED_APART}
      order by interest desc, id limit ${sql.lit(limit)})
    union all
    (select ${COLUMNS} from company where region_id = ${region} and status = 'published' and id = any(${asked}::uuid[]))`.execute(
    db,
  );
  return [...new Map(rows.map((place) => [place.id, place])).values()];
}
