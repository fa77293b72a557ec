import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { BookingQuoteTable } from './tables.ts';

export type QuoteRow = Selectable<BookingQuoteTable>;

export async function insertQuote(db: Database, quote: Insertable<BookingQuoteTable>): Promise<QuoteRow> {
  return db.insertInto('booking_quote').values(quote).returningAll().executeTakeFirstOrThrow();
}

export async function readQuote(db: Database, region: string, id: string): Promise<QuoteRow> {
  return db
    .selectFrom('booking_quote')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/**
 * Marks the quote as accepted.
 * @returns undefined if the quote has expired or is for another booking. `again` is true if it was already accepted.
 */
export async function takeQuote(
  trx: Database,
  region: string,
  bookingId: string,
  id: string,
): Promise<{ quote: QuoteRow; again: boolean } | undefined> {
  const quote = await trx
    .selectFrom('booking_quote')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
  if (!quote) return undefined;
  if (quote.taken_at) return { quote, again: true };
  const { rows } = await sql<{ id: string }>`
    update booking_quote set taken_at = clock_timestamp()
    where region_id = ${region} and id = ${id} and valid_until > clock_timestamp() returning id`.execute(trx);
  return rows.length > 0 ? { quote, again: false } : undefined;
}
