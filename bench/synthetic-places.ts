import type pg from 'pg';
import { openWeek } from '#planner/hours/evaluate.ts';
import { parseHours } from '#planner/hours/parse.ts';

/** West, south, east, north, in degrees. */
export const SYNTHETIC_BOX = [-79, -10, -75, -6] as const;

export const KINDS: [category: string, label: string, weight: number][] = [
  ['lodging', 'Hotel', 14],
  ['lodging', 'Hostal', 16],
  ['lodging', 'Hospedaje', 9],
  ['lodging', 'Casa de campo', 4],
  ['food', 'Restaurante', 16],
  ['food', 'Picantería', 6],
  ['food', 'Cevichería', 6],
  ['food', 'Café', 5],
  ['museum', 'Museo', 3],
  ['archaeological_site', 'Huaca', 3],
  ['church', 'Iglesia', 4],
  ['church', 'Capilla', 3],
  ['square', 'Plaza', 3],
  ['beach', 'Playa', 2],
  ['viewpoint', 'Mirador', 2],
  ['water', 'Laguna', 2],
  ['market', 'Mercado', 3],
  ['shop', 'Artesanía', 5],
  ['activity', 'Excursión', 4],
  ['historic_building', 'Casona', 3],
];
export const MIDDLES =
  'San Martín|Santa Rosa|El Rincón|La Casa|Los Andes|El Sol|La Luna|Señor de los Milagros|Virgen del Carmen|El Mirador|Las Palmeras|El Portal|La Posada|Los Portales|El Balcón|San Pedro|San José|Santa Ana|El Huerto|La Esquina'.split(
    '|',
  );
const SYLLABLES =
  'ca cha che co cu chi ga gua gui hua ja la lla lo ma me mi mo na ña pa pe pi po qui quis ra ri ro sa so su ta te ti to tu va ve vi ya yu za'.split(
    ' ',
  );
const ENDINGS = 'lla|mani|pe|co|ya|rez|ndez|nte|ra|chi|que|ba|no|ta|l|ca|z'.split('|');
export const RULES = [
  'Mo-Su 09:00-17:00',
  'Mo-Sa 08:00-13:00,15:00-19:00',
  'Tu-Su 10:00-18:00',
  'Mo-Fr 09:00-18:00; Sa 09:00-13:00',
  'Mo-Su 12:00-23:00',
  'Th-Sa 20:00-03:00',
  '24/7',
  'Mo-Su 06:00-12:00',
  'Nov-Mar Mo-Su 08:00-19:00; Apr-Oct Mo-Su 09:00-17:00',
  'Mo-Su 09:00-16:00; PH off',
  'We-Mo 11:00-16:00',
  'Sa-Su 07:00-15:00',
];

export async function loadSyntheticPlaces(
  pool: pg.Pool,
  region: string,
  count: number,
  say: (sentence: string) => void,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set maintenance_work_mem = '512MB'; set synchronous_commit = off; select setseed(0.42)`);
    await client.query(`insert into region (id) values ($1)`, [region]);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes where tablename = 'company' and indexname not like 'company_pkey' and indexname not like '%slug_key'`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query('alter table company disable trigger user');

    const hours = RULES.map(hoursOf);
    const kinds = KINDS.flatMap(([category, label, weight]) => Array(weight).fill([category, label]) as string[][]);
    const chunk = 100_000;
    for (let first = 1; first <= count; first += chunk) {
      await client.query(INSERT, [
        region,
        first,
        Math.min(first + chunk - 1, count),
        kinds.map(([category]) => category),
        kinds.map(([, label]) => label),
        MIDDLES,
        surnames(),
        surnames().slice(0, 90).map(capital),
        hours.map(({ rule }) => rule),
        hours.map(({ week }) => week),
        hours.map(({ varies }) => varies),
        [...SYNTHETIC_BOX],
      ]);
      say(`${Math.min(first + chunk - 1, count).toLocaleString('en')} places`);
    }
    for (const { name, definition } of indexes) {
      const begun = performance.now();
      await client.query(definition);
      say(`index ${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    }
    await client.query('alter table company enable trigger user');
    await client.query('select refresh_company_words($1)', [region]);
    await client.query(`insert into company_tally (region_id, category, district, hours_class, places)
      select region_id, category, coalesce(district, ''), hours_class, count(*) from company where status = 'published' group by 1, 2, 3, 4`);
    await client.query('vacuum analyze company; ');
    await client.query('vacuum analyze company_word');
    await client.query('vacuum analyze company_tally');
  } finally {
    client.release(true);
  }
}

/** A power of `random()` picks the first words of a list more often. */
const INSERT = `
  insert into company (region_id, id, slug, name, category, kind_label, district, lon, lat, hours_class, hours_rule, open_week, hours_vary,
    interest, summary, poster, featured)
  select $1, md5('place ' || n)::uuid, 'lugar-' || n,
    ($5::text[])[kind] || ' ' || ($6::text[])[1 + floor(20 * random())::int] || ' ' || initcap(($7::text[])[1 + floor(8000 * random() ^ 4)::int])
      || case when random() < 0.5 then ' ' || initcap(($7::text[])[1 + floor(8000 * random() ^ 2)::int]) else '' end,
    ($4::text[])[kind], ($5::text[])[kind], ($8::text[])[1 + town % 90],
    case when town < 60 then ($12::float8[])[1] + 4 * ((town * 0.618) % 1) + 0.03 * (random() + random() + random() - 1.5) else ($12::float8[])[1] + 4 * random() end,
    case when town < 60 then ($12::float8[])[2] + 4 * ((town * 0.754) % 1) + 0.03 * (random() + random() + random() - 1.5) else ($12::float8[])[2] + 4 * random() end,
    case when known then 'known' when random() < 0.1 then 'open_space' else 'unknown' end,
    case when known then ($9::text[])[rule] end, case when known then (($10::text[])[rule])::int4multirange end, known and (($11::boolean[])[rule]),
    floor(1000 * random() ^ 3)::int,
    case when random() < 0.6 then (select string_agg(($7::text[])[1 + floor(8000 * random() ^ 4)::int], ' ') from generate_series(1, 10) as word where word + n > 0) end,
    jsonb_build_object('scene', 'casona', 'seed', n::text), random() < 0.001
  from (
    select n, 1 + floor(random() * cardinality($4::text[]))::int as kind, floor(random() ^ 1.5 * 90)::int as town, random() < 0.125 as known,
      1 + floor(random() * cardinality($9::text[]))::int as rule
    from generate_series($2::int, $3::int) as n
  ) as place`;

function hoursOf(rule: string): { rule: string; week: string; varies: boolean } {
  const parsed = parseHours(rule);
  if (!parsed.ok) throw new Error(`${rule}: ${parsed.problem}`);
  const { stretches, varies } = openWeek(parsed.rules, 2026);
  return { rule, week: `{${stretches.map(({ open, close }) => `[${open},${close})`).join(',')}}`, varies };
}

export function surnames(): string[] {
  const words = new Set<string>();
  for (let n = 1; words.size < 8000; n += 1) {
    const pick = (list: string[], step: number) => list[(n * step + Math.floor(n / list.length) * 7) % list.length]!;
    words.add(pick(SYLLABLES, 1) + pick(SYLLABLES, 5) + (n % 3 === 0 ? pick(SYLLABLES, 11) : '') + pick(ENDINGS, 3));
  }
  return [...words];
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
