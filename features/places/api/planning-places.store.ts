import { sql } from 'kysely';
import type { PlaceDetail } from '#features/places/contract/place.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';

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
  needs: Record<string, boolean>;
  interest: number;
}

const COLUMNS = sql`id, slug, name, category, lon, lat, poster, hours_class as "hoursClass", fees, visit_minutes as "visitMinutes",
  kind_label as "kindLabel", hours_rule as "hoursRule", hours_note as "hoursNote", hours_source as "hoursSource",
  hours_verified_at::text as "hoursVerifiedAt", needs, interest`;

/** A complex and its parts count as one visit. Only the most interesting of these places is kept. */
const STANDS_FOR_ITS_FAMILY = sql`not exists (
  select from company kin where kin.region_id = company.region_id and kin.status = 'published'
    and (kin.id = company.part_of or kin.part_of = company.id or kin.part_of = company.part_of)
    and (kin.interest, kin.id) > (company.interest, company.id))`;

/** Lodging is left out, except requested ids. Unknown ids are absent. */
export async function planningPlaces(
  db: Database,
  region: string,
  { limit, ids }: { limit: number; ids: readonly string[] },
): Promise<PlanningPlace[]> {
  const asked = [...new Set(ids.filter((id) => isUuid(id)))];
  const { rows } = await sql<PlanningPlace>`
    (select ${COLUMNS} from company where region_id = ${region} and status = 'published' and interest > 0 and category <> 'lodging' and ${STANDS_FOR_ITS_FAMILY}
      order by interest desc, id limit ${limit})
    union all
    (select ${COLUMNS} from company where region_id = ${region} and status = 'published' and id = any(${asked}::uuid[]))`.execute(
    db,
  );
  return [...new Map(rows.map((place) => [place.id, place])).values()];
}
