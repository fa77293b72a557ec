import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface TestPlace {
  id?: string;
  name: string;
  slug?: string;
  category?: string;
  kind_label?: string;
  district?: string | null;
  lon?: number;
  lat?: number;
  hours_class?: 'known' | 'open_space' | 'assumed' | 'unknown';
  hours_rule?: string | null;
  open_week?: string | null;
  hours_vary?: boolean;
  interest?: number;
  status?: string;
  summary?: string | null;
}

export async function insertPlaces(db: Database, region: string, places: TestPlace[]): Promise<string[]> {
  await sql`insert into region (id) values (${region}) on conflict do nothing`.execute(db);
  const rows = places.map((place) => ({
    region_id: region,
    id: randomUUID(),
    slug: place.name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-'),
    category: 'museum',
    kind_label: 'Museo',
    district: 'Trujillo',
    lon: -79.0288,
    lat: -8.1118,
    hours_class: 'unknown' as const,
    hours_rule: null,
    open_week: null,
    hours_vary: false,
    interest: 100,
    status: 'published',
    summary: null,
    poster: { scene: 'museo', seed: place.name },
    ...place,
  }));
  await sql`insert into company (region_id, id, slug, status, name, category, kind_label, district, lon, lat, hours_class, hours_rule, open_week,
      hours_vary, interest, summary, poster)
    select region_id, id, slug, status, name, category, kind_label, district, lon, lat, hours_class, hours_rule, open_week::int4multirange,
      hours_vary, interest, summary, poster
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (region_id text, id uuid, slug text, status text, name text, category text,
      kind_label text, district text, lon float8, lat float8, hours_class text, hours_rule text, open_week text, hours_vary boolean,
      interest int, summary text, poster jsonb)`.execute(db);
  return rows.map(({ id }) => id);
}
