import { randomUUID } from 'node:crypto';
import { USUAL_POLICY } from '#features/operators/contract/cancellation-policy.ts';
import type { OfferContent, OfferLine } from '#features/quotations/contract/offer.ts';
import { priceOffer } from '#features/quotations/contract/offer-price.ts';
import type { AskBody, QuotationWish } from '#features/quotations/contract/quotation.ts';
import type { TestSite } from './site.ts';

const REGION = 'trujillo';
const DAY = 86_400_000;

export const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

export function askBody(operators: string[] | undefined, wish: Partial<QuotationWish> = {}): AskBody {
  return {
    uuid: randomUUID(),
    source: { kind: 'text', slug: null, title: 'Dos días entre Moche y Chimú' },
    wish: {
      when: { kind: 'fixed', date: dayFromNow(40), days: 2 },
      party: { adults: 2, seniors: 0, childAges: [] },
      budget: null,
      lodging: null,
      needs: [],
      languages: [],
      areas: [],
      days: [],
      wishes: '',
      ...wish,
    },
    contact: { name: 'Lucía Ñopo', email: 'lucia@ejemplo.pe', phone: '' },
    ...(operators && { operators }),
    accepted: [],
  };
}

export function lineOf(line: Partial<OfferLine> = {}): OfferLine {
  return {
    id: randomUUID(),
    kind: 'activity',
    title: 'Paseo a pie',
    note: '',
    brings: [],
    day: 0,
    days: 1,
    begin: 540,
    minutes: 120,
    place: null,
    departureId: null,
    units: [{ unitId: null, name: 'grupo', quantity: 1, unitPrice: 10_000, follows: null }],
    required: false,
    needs: [],
    ...line,
  };
}

/** By default, the traveller pays a third at once and the rest thirty days before the trip. */
export function offerContent(lines: OfferLine[], content: Partial<OfferContent> = {}): OfferContent {
  return {
    title: 'Dos días entre Moche y Chimú',
    greeting: 'Hola',
    startDate: dayFromNow(40),
    days: [
      {
        title: 'Moche',
        stops: [{ begin: 540, minutes: 120, place: null, title: 'Paseo', note: '', included: true }],
      },
    ],
    meeting: { kind: 'point', name: 'Plaza de Armas', note: '', lon: -79.0288, lat: -8.1118, asksAddress: false },
    lines,
    includes: [{ text: 'Guía', kinds: ['guide'] }],
    excludes: [],
    conditions: '',
    policy: USUAL_POLICY,
    minimumTotal: null,
    payments: [
      { shareBps: 3000, daysBefore: null },
      { shareBps: 7000, daysBefore: 30 },
    ],
    groupMost: 0,
    lodging: '',
    validDays: 7,
    optionHours: 0,
    ...content,
  };
}

export async function answerOffer(
  { pool }: Pick<TestSite, 'pool'>,
  offerId: string,
  content: OfferContent,
  people = 2,
): Promise<void> {
  const { total } = priceOffer(content, people);
  const facts = {
    people,
    perPerson: Math.round(total / people),
    metres: 0,
    driveMinutes: 0,
    meals: 0,
    groupMost: 0,
    policy: [],
  };
  const { rows } = await pool.query(
    `update offer set state = 'answered', version = version + 1, first_answered_at = coalesce(first_answered_at, now()),
       valid_until = now() + interval '7 days'
     where id = $1 returning version, quotation_id`,
    [offerId],
  );
  await pool.query(
    `insert into offer_version (region_id, offer_id, version, content, facts, total, currency) values ($1, $2, $3, $4, $5, $6, 'PEN')`,
    [REGION, offerId, rows[0].version, JSON.stringify(content), JSON.stringify(facts), total],
  );
  await pool.query(`update quotation set state = 'answered' where id = $1 and state = 'open'`, [rows[0].quotation_id]);
}
