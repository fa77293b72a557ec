import { randomUUID } from 'node:crypto';
import { USUAL_POLICY } from '#features/operators/contract/cancellation-policy.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { TestSite } from './site.ts';

/** An operator with one plan on sale, and as many departures as a test wants. */
export interface Selling {
  operator: string;
  plan: string;
  option: string;
  /** The unit's id; it costs `price`. */
  adult: string;
  price: number;
  departure(options?: DepartureOptions): Promise<string>;
  resource(options: { counts: 'departure' | 'place'; capacity: number }): Promise<string>;
  /** As if the time of an order's places had run out a moment ago. */
  endHold(orderId: string): Promise<void>;
}

export interface DepartureOptions {
  capacity?: number | null;
  startsAt?: Date;
  minutes?: number;
  resources?: string[];
}

const REGION = 'trujillo';
const PRICE = 12_000;

/** Writes it into the site's database, straight; a test of the operators' own desk does it through the API. */
export async function seedSelling({ pool }: Pick<TestSite, 'pool'>): Promise<Selling> {
  const [operator, plan, option, adult] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await pool.query(`insert into region (id) values ($1) on conflict do nothing`, [REGION]);
  await pool.query(
    `insert into operator (region_id, id, slug, name, state, fictional, zone, commission_bps)
     values ($1, $2, $3, 'Operadora Totora', 'verified', true, 'America/Lima', 800)`,
    [REGION, operator, `operadora-${operator}`],
  );
  await pool.query(
    `insert into plan (region_id, id, operator_id, slug, state, sold_version, availability_type, currency, title, category, duration_minutes)
     values ($1, $2, $3, $4, 'on_sale', 1, 'START_TIME', 'PEN', 'Huacas en medio día', 'culture', 240)`,
    [REGION, plan, operator, `plan-${plan}`],
  );
  await pool.query(
    `insert into plan_version (region_id, plan_id, version, content, sold_at) values ($1, $2, 1, $3, now())`,
    [REGION, plan, JSON.stringify(CONTENT)],
  );
  const units = [
    {
      id: adult,
      type: 'ADULT',
      name: 'Adulto',
      minAge: null,
      maxAge: null,
      places: 1,
      idRequired: false,
      accompaniedBy: [],
    },
  ];
  const prices = [{ unit: adult, from: null, to: null, weekdays: null, amount: PRICE }];
  await pool.query(
    `insert into plan_option (region_id, id, plan_id, name, duration_minutes, units, prices) values ($1, $2, $3, 'En español', 240, $4, $5)`,
    [REGION, option, plan, JSON.stringify(units), JSON.stringify(prices)],
  );
  let next = 0;
  return {
    operator,
    plan,
    option,
    adult,
    price: PRICE,
    async departure({ capacity = 10, startsAt, minutes = 240, resources = [] } = {}) {
      const id = randomUUID();
      next += 1;
      const starts = startsAt ?? new Date(Date.now() + 10 * 86_400_000 + next * 60_000);
      const ends = new Date(starts.getTime() + minutes * 60_000);
      await pool.query(
        `insert into departure (region_id, id, operator_id, plan_id, option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity, shares)
         values ($1, $2, $3, $4, $5, ($6::timestamptz at time zone 'America/Lima')::date, ($6::timestamptz at time zone 'America/Lima')::time,
           $6, $7, $6::timestamptz - interval '2 hours', $8, $9)`,
        [REGION, id, operator, plan, option, starts, ends, capacity, resources.length > 0],
      );
      for (const resource of resources) {
        await pool.query(`insert into departure_resource values ($1, $2, $3)`, [REGION, id, resource]);
      }
      return id;
    },
    async resource({ counts, capacity }) {
      const id = randomUUID();
      await pool.query(
        `insert into resource (region_id, id, operator_id, kind, name, counts, capacity) values ($1, $2, $3, 'guide', 'Guía', $4, $5)`,
        [REGION, id, operator, counts, capacity],
      );
      return id;
    },
    async endHold(orderId) {
      await pool.query(`update customer_order set hold_until = clock_timestamp() where id = $1`, [orderId]);
      await pool.query(`update booking set hold_until = clock_timestamp() where order_id = $1`, [orderId]);
    },
  };
}

const CONTENT: PlanContent = {
  title: 'Huacas en medio día',
  summary: 'La Huaca de la Luna y su museo.',
  description: '',
  days: [{ title: 'Los señores de Moche', stops: [] }],
  meeting: { kind: 'point', name: 'Plaza de Armas', note: '', lon: -79.0288, lat: -8.1118, asksAddress: false },
  includes: ['Guía'],
  excludes: [],
  restrictions: [],
  bring: [],
  access: '',
  questions: [],
  policy: USUAL_POLICY,
  pictures: [],
  certificate: null,
};
