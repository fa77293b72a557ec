import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { afterAll, expect, test } from 'vitest';
import { OfferContent, type OfferLine } from '#features/quotations/contract/offer.ts';
import { migrationsFolder } from '#server/database/migrate.ts';
import { testDatabase } from '#tests/database.ts';
import { insertLoosely } from '#tests/insert-loosely.ts';
import { lineOf, offerContent } from '#tests/quotations.ts';

const { pool, close } = await testDatabase();
afterAll(close);

const unit = (name: string, quantity: number, follows: string | null = null) => ({
  ...{ unitId: null, name, quantity, unitPrice: 18_000, follows },
});
/** Before the migration, lines had no `brings` and no `days`. */
function former(line: Partial<Omit<OfferLine, 'units'>>, units: object[] = [unit('grupo', 1)]) {
  const { brings: _, days: __, ...rest } = lineOf(line);
  return { ...rest, units };
}
const LINES = [
  former({ kind: 'guide', title: 'Guía y VAN los tres días' }, [unit('Día', 3), unit('propina', 2), unit('día', 1)]),
  former({ kind: 'transport', title: 'Camioneta' }, [unit('Jornadas largas', 2)]),
  former({ kind: 'transport', title: 'Vanidades' }, [unit('diario', 3), unit('medio día', 2)]),
  former({ kind: 'lodging', title: 'Hostal con desayuno' }, [unit('día', 2)]),
  former({ kind: 'plan', title: 'Surf', departureId: crypto.randomUUID() }, [unit('día', 2)]),
  former({ kind: 'meal', title: 'Almuerzo' }, [unit('día', 6, 'people')]),
  former({ title: 'Excursión' }, [unit('día', 12)]),
];
const CONTENT = {
  ...offerContent([]),
  lines: LINES,
  includes: ['Guía y van', 'Almuerzo típico.', 'Bebidas', 'Una serenata'],
  excludes: ['Comidas y propinas', 'Bebidas', 'Alimentación', 'Hotel', 'Seguro'],
};

test('the migration adds kinds to the inclusions and days to the lines of stored offers', async () => {
  const ids = { region_id: 'trujillo', offer_id: crypto.randomUUID() };
  const draft = { title: 'A medias', includes: ['Guía'] };
  await insertLoosely(pool, 'offer_version', { ...ids, version: 1, content: JSON.stringify(CONTENT) });
  await insertLoosely(pool, 'offer', { region_id: 'trujillo', id: ids.offer_id, draft: JSON.stringify(draft) });
  await insertLoosely(pool, 'offer', { region_id: 'trujillo', id: crypto.randomUUID(), draft: null });
  await insertLoosely(pool, 'offer_template', {
    region_id: 'trujillo',
    content: JSON.stringify({ lines: LINES.slice(0, 1) }),
  });
  await pool.query(await readFile(join(migrationsFolder(), '0052-offer-inclusions.sql'), 'utf8'));

  const { rows } = await pool.query('select content from offer_version');
  const content: OfferContent = rows[0].content;
  expect([...Value.Errors(OfferContent, content)]).toEqual([]);
  expect(content.includes).toEqual([
    { text: 'Guía y van', kinds: ['guide', 'transport'] },
    { text: 'Almuerzo típico.', kinds: ['meal'] },
    { text: 'Bebidas', kinds: ['meal'] },
    { text: 'Una serenata', kinds: [] },
  ]);
  expect(content.excludes).toEqual([
    { text: 'Comidas y propinas', kinds: ['meal'] },
    { text: 'Bebidas', kinds: [] },
    { text: 'Alimentación', kinds: ['meal'] },
    { text: 'Hotel', kinds: ['lodging'] },
    { text: 'Seguro', kinds: [] },
  ]);
  expect(content.lines.map(({ brings, days, units }) => [brings, days, units.map(({ follows }) => follows)])).toEqual([
    [['transport'], 3, ['days', null, null]],
    [[], 2, ['days']],
    [[], 1, [null, null]],
    [['meal'], 1, [null]],
    [[], 1, [null]],
    [[], 1, ['people']],
    [[], 10, [null]],
  ]);
  const { includes: _, excludes: __, lines, ...rest } = content;
  const words = CONTENT as unknown as OfferContent;
  expect({ ...words, ...rest }).toEqual(words);
  expect(lines.map(({ id, title, units }) => [id, title, units.length])).toEqual(
    LINES.map(({ id, title, units }) => [id, title, units.length]),
  );

  const drafts = await pool.query('select draft from offer order by draft is null');
  expect(drafts.rows).toEqual([
    { draft: { title: 'A medias', includes: [{ text: 'Guía', kinds: ['guide'] }] } },
    { draft: null },
  ]);
  const templates = await pool.query('select content from offer_template');
  expect(templates.rows[0].content).toEqual({ lines: content.lines.slice(0, 1) });
});

test('after the migration, the database still refuses changes of a sent version', async () => {
  await expect(pool.query(`update offer_version set content = content || '{"title": "Otro"}'`)).rejects.toThrow(
    /never edited/,
  );
});
