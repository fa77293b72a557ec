import { sql } from 'kysely';
import * as routes from '#features/imports/contract/routes.ts';
import { requestOf } from '#tests/call.ts';
import { type Operations, row } from '../operation.ts';
import type { World } from '../world.ts';

const STAFF = { lets: ['admin', 'moderator', 'editor'], others: 403 } as const;

const MAPPING = { columns: ['name' as const, 'position' as const], kinds: {}, usualKind: null };
const SOURCE = { name: 'Municipalidad', licence: 'CC-BY-4.0' as const, url: null, date: '2026-11-01' };

/** Stores an import with one row that is ready to be imported. */
async function newImport({ platform: { db, config } }: World): Promise<string> {
  const columns = [{ heading: 'Nombre' }, { heading: 'GPS' }].map((one) => ({ ...one, samples: [], isSure: true }));
  const { rows } = await sql<{ id: string }>`
    insert into place_import (region_id, state, file_name, content, content_hash, format, columns, mapping, source)
    values (${config.REGION}, 'ready', 'lugares.csv', 'x', sha256(gen_random_uuid()::text::bytea), 'csv', ${JSON.stringify(columns)},
      ${JSON.stringify(MAPPING)}, ${JSON.stringify(SOURCE)}) returning id`.execute(db);
  const { id } = rows[0]!;
  await sql`
    insert into place_import_row (region_id, import_id, line, source_key, name, verdict)
    values (${config.REGION}, ${id}, 2, 'archivo-municipalidad:1', 'Museo', 'take')`.execute(db);
  return id;
}

/** Stores a sheet with one change that waits for a person. */
async function newSheet(world: World): Promise<string> {
  const { db, config } = world.platform;
  const id = await newImport(world);
  await sql`update place_import set purpose = 'sheet' where id = ${id}::uuid`.execute(db);
  const changes = [
    { fact: 'address', cells: [], doubt: null, twin: null, take: true, outcome: null, value: null, base: null },
  ];
  await sql`
    insert into place_sheet_row (region_id, import_id, line, kind, name, changes)
    values (${config.REGION}, ${id}, 2, 'change', 'Museo', ${JSON.stringify(changes)})`.execute(db);
  return id;
}

const ofImport = (request: (id: string) => ReturnType<typeof requestOf>) => async (world: World) =>
  request(await newImport(world));

export const importOperations: Operations = {
  ...row(routes.listImports, { ...STAFF, request: () => requestOf(routes.listImports) }),
  ...row(routes.uploadImport, {
    ...STAFF,
    request: () => ({
      url: `${routes.uploadImport.path}?name=lugares.csv`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from('Nombre;Latitud;Longitud\n'),
    }),
  }),
  ...row(routes.showImport, { ...STAFF, request: ofImport((id) => requestOf(routes.showImport, { params: { id } })) }),
  ...row(routes.listImportRows, {
    ...STAFF,
    request: ofImport((id) => requestOf(routes.listImportRows, { params: { id }, query: { view: 'take' } })),
  }),
  ...row(routes.changeImportMapping, {
    ...STAFF,
    request: ofImport((id) =>
      requestOf(routes.changeImportMapping, { params: { id }, body: { mapping: MAPPING, source: SOURCE } }),
    ),
  }),
  ...row(routes.decideImportRows, {
    ...STAFF,
    request: ofImport((id) =>
      requestOf(routes.decideImportRows, { params: { id }, body: { lines: [2], decision: 'skip' } }),
    ),
  }),
  ...row(routes.downloadPlacesCsv, { ...STAFF, request: () => requestOf(routes.downloadPlacesCsv) }),
  ...row(routes.downloadPlacesXlsx, { ...STAFF, request: () => requestOf(routes.downloadPlacesXlsx) }),
  ...row(routes.listSheetRows, {
    ...STAFF,
    request: async (world) =>
      requestOf(routes.listSheetRows, { params: { id: await newSheet(world) }, query: { view: 'changes' } }),
  }),
  ...row(routes.chooseSheetChange, {
    ...STAFF,
    request: async (world) =>
      requestOf(routes.chooseSheetChange, {
        params: { id: await newSheet(world) },
        body: { line: 2, fact: 'address', take: false },
      }),
  }),
  ...row(routes.actOnImport, {
    ...STAFF,
    request: ofImport((id) => requestOf(routes.actOnImport, { params: { id }, body: { action: 'start' } })),
  }),
};
