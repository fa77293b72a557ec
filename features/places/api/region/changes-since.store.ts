import { sql } from 'kysely';
import type { FactName, PlaceFacts } from '#features/places/contract/place-facts.ts';
import { parseHours } from '#planner/hours/parse.ts';
import { hoursInSpanish } from '#planner/hours/spanish.ts';
import type { Database } from '#server/database/connect.ts';
import { factText } from './fact-text.ts';

interface Since {
  placeId: string;
  fact: FactName;
  since: Date;
}

/** The changes of a fact by people, as Spanish texts. The earliest is the first. */
export async function changesSince(
  db: Database,
  region: string,
  { placeId, fact, since }: Since,
): Promise<{ before: string | null; after: string | null }[]> {
  const { rows } = await sql<{ before: unknown; after: unknown }>`
    select before, after from company_change
    where region_id = ${region} and company_id = ${placeId}::uuid and fact = ${fact} and at > ${since} and before <> after
    order by at, id`.execute(db);
  const text = (value: unknown) =>
    fact === 'hours' ? hoursText(value as PlaceFacts['hours']) : factText({ [fact]: value } as PlaceFacts, fact);
  return rows.map(({ before, after }) => ({ before: text(before), after: text(after) }));
}

function hoursText({ rule, class: hoursClass }: PlaceFacts['hours']): string | null {
  const parsed = rule === null ? null : parseHours(rule);
  if (parsed?.ok) return hoursInSpanish(parsed.rules);
  return hoursClass === 'open_space' ? 'Espacio abierto' : null;
}
