import { rm } from 'node:fs/promises';
import { DOMParser } from '@xmldom/xmldom';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishOpenData, showOpenData } from '#features/open-data/contract/routes.ts';
import { call } from '#tests/call.ts';
import { openFolder } from '#tests/open-folder.ts';
import { insertPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertOperator, insertPlan } from '#tests/plans.ts';
import { testSite } from '#tests/site.ts';

const folder = await openFolder('open-data');
const site = await testSite({
  settings: { REGION: 'trujillo', PUBLIC_URL: 'https://viaja.test', DATA_DIR: folder, KEPT_ANSWERS_MB: '8' },
});
const { app, db, pool } = site;
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'viaja.test', ...headers } });
const source = (place: string, id: string, fields: string[] = ['name']) =>
  pool.query(
    `insert into company_source (region_id, source, source_key, company_id, licence, dated, url, fields, raw)
     values ('trujillo', $1, $2, $3, 'x', '2026-01-14', null, $4, '{}')`,
    [id, `${id}:${place}`, place, fields],
  );

function readXml(text: string): void {
  const onError = (_level: string, message: string) => {
    throw new Error(message);
  };
  new DOMParser({ onError }).parseFromString(text, 'text/xml');
}

beforeAll(async () => {
  const [osm, secret, byHand, ofOperator, draft] = await insertPlaces(db, 'trujillo', [
    { name: 'Museo "del" <b>Juguete</b>, sede', slug: 'museo', summary: 'Muñecas & <i>trenes</i>' },
    { name: 'De una guía comercial', slug: 'guia' },
    { name: 'Escrito a mano', slug: 'mano' },
    { name: 'Perfil de operador', slug: 'perfil' },
    { name: 'Borrador', slug: 'borrador', status: 'draft' },
  ]);
  await source(osm!, 'osm', ['name', 'phones']);
  await source(secret!, 'guia-comercial');
  await source(draft!, 'osm');
  await pool.query(`update company set phones = '{"+51 44 201677"}', email = 'rosa@privado.pe', whatsapp = '+51 900 111 222',
    fees = '{"currency": "PEN", "adult": 1050, "text": null, "source": {"name": "s", "url": null, "date": "2026-01-14", "licence": "x"}}', hours_class = 'known', hours_rule = 'Mo-Su 09:00-16:00',
    register = '{"number": "10456789012", "until": null}', updated_at = '2026-10-01T10:00:00Z' where slug = 'museo'`);
  await pool.query(`update company set phones = '{"+51 900 333 444"}', edited_fields = '{phones}' where id = $1`, [
    byHand,
  ]);
  const operator = await insertOperator(db, 'trujillo', { name: 'Rosa & Hijos' });
  await pool.query('update operator set company_id = $1 where id = $2', [ofOperator, operator]);
});

describe('the files of open data', () => {
  test('have a licence and a source in every record, and only records that may be published', async () => {
    const { features } = (await get('/datos/lugares.geojson')).json();
    const names = features.map(({ properties }: { properties: { nombre: string } }) => properties.nombre);
    expect(names.sort()).toEqual(['Escrito a mano', 'Museo "del" <b>Juguete</b>, sede']);
    for (const { properties } of features) {
      expect(properties.licencia.length).toBeGreaterThan(0);
      expect(properties.fuentes.length).toBeGreaterThan(0);
      expect(properties.fuente_fecha).not.toEqual([]);
    }
    const museum = features.find(({ properties }: { properties: { pagina: string } }) =>
      properties.pagina.endsWith('/lugares/museo'),
    );
    expect(museum).toMatchObject({
      geometry: { type: 'Point', coordinates: [-79.0288, -8.1118] },
      properties: {
        licencia: ['ODbL-1.0'],
        atribucion: ['© colaboradores de OpenStreetMap'],
        fuente_fecha: ['2026-01-14'],
        telefonos: ['tel:+51-44-201677'],
        entrada_adulto: 10.5,
        moneda: 'PEN',
        horario: 'Mo-Su 09:00-16:00',
        actualizado: '2026-10-01T10:00:00.000Z',
      },
    });
  });

  test('have the same records as a table', async () => {
    const { body, headers } = await get('/datos/lugares.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="trujillo-lugares.csv"');
    const rows = parse(body, { columns: true, bom: true }) as Record<string, string>[];
    expect(rows.map(({ nombre }) => nombre).sort()).toEqual(['Escrito a mano', 'Museo "del" <b>Juguete</b>, sede']);
    expect(rows.every(({ licencia, fuente }) => licencia && fuente)).toBe(true);
    expect(rows.find(({ nombre }) => nombre!.startsWith('Museo'))).toMatchObject({
      lon: '-79.0288',
      telefonos: 'tel:+51-44-201677',
      licencia: 'ODbL-1.0',
    });
  });

  test('contain nothing that a person gave about a person', async () => {
    for (const file of ['lugares.geojson', 'lugares.csv']) {
      const { body } = await get(`/datos/${file}`);
      for (const secret of ['rosa@privado.pe', '900 111 222', '900-111-222', '900-333-444', '10456789012'])
        expect([file, secret, body.includes(secret)]).toEqual([file, secret, false]);
    }
  });

  test('need no token, are read by pages of other sites, and are not sent again while unchanged', async () => {
    const first = await get('/datos/lugares.geojson', { origin: 'https://noticias.example' });
    expect(first.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^W\/"[0-9a-f]{32}"$/),
    });
    const again = await get('/datos/lugares.geojson', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/datos/lugares.geojson', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get('/datos/nada.geojson')).statusCode).toBe(404);
    expect((await get('/datos/..%2f..%2fsecret')).statusCode).toBe(404);
  });

  test('are made again when the region asks, and the page of the data says so', async () => {
    const staff = await insertPerson(db, 'trujillo', { name: 'Elsa', staff: 'editor' });
    const before = (await call(app, showOpenData)).json();
    expect(before).toMatchObject({ places: 2, leftOut: 2 });
    expect(before.sources.map(({ licence, places }) => [licence, places])).toEqual(
      expect.arrayContaining([
        ['ODbL-1.0', 1],
        ['CC0-1.0', 1],
      ]),
    );
    await pool.query(`update company set status = 'paused' where slug = 'mano'`);
    expect((await call(app, publishOpenData, { headers: staff.headers })).statusCode).toBe(202);
    await site.runJobs();
    const after = (await call(app, showOpenData)).json();
    expect(after.places).toBe(1);
    expect(after.madeAt! > before.madeAt!).toBe(true);
    const file = await get('/datos/lugares.geojson');
    expect(file.json().features).toHaveLength(1);
    expect(Buffer.byteLength(file.body)).toBe(after.files.find(({ name }) => name === 'lugares.geojson')!.bytes);
  });

  test('are made again if the disk lost them', async () => {
    await rm(folder, { recursive: true });
    expect((await get('/datos/lugares.csv')).statusCode).toBe(200);
  });
});

describe('feeds', () => {
  test('list new places, plans on sale and announced closures, with texts that stay texts', async () => {
    await insertPlan(db, 'trujillo', { title: 'Huacas <al> amanecer', slug: 'huacas' });
    await insertPlan(db, 'trujillo', { title: 'Plan escondido', slug: 'escondido', state: 'draft' });
    await pool.query(`insert into closure (region_id, kind, state, place_id, severity, starts_on, time_zone, reason, source, announced_at)
      select 'trujillo', 'place', 'announced', id, 'closed', '2026-01-01', 'America/Lima', 'obras ]]> de conservación', 'El museo', now()
      from company where slug = 'museo'`);
    await pool.query(`insert into place_notice (region_id, id, place_id, body, starts_on, ends_on, made_as)
      select 'trujillo', gen_random_uuid(), id, 'Hay música <b>en vivo</b>', '2026-01-01', '2999-01-01', 'owner'
      from company where slug = 'museo'`);
    for (const [name, has, hasNot] of [
      ['lugares', ['/lugares/museo</link>', 'Muñecas &amp; &lt;i&gt;trenes'], 'Borrador'],
      ['planes', ['/planes/huacas</link>', 'amanecer'], 'escondido'],
      ['avisos', ['/lugares/museo</link>', 'de conservación', 'Hay música <b>en vivo</b>]]>'], 'nada'],
    ] as const) {
      const { statusCode, headers, body } = await get(`/rss/${name}.xml`);
      expect([name, statusCode, headers['content-type']]).toEqual([name, 200, 'application/rss+xml; charset=utf-8']);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(() => readXml(body)).not.toThrow();
      for (const part of has) expect([name, body]).toEqual([name, expect.stringContaining(part)]);
      expect(body).not.toContain(hasNot);
      expect(body).not.toContain('<i>');
    }
  });

  test('have the same tag until something changes', async () => {
    const { etag } = (await get('/rss/lugares.xml')).headers;
    expect((await get('/rss/lugares.xml', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    await insertPlaces(db, 'trujillo', [{ name: 'Lugar nuevo' }]);
    await expect.poll(async () => (await get('/rss/lugares.xml')).body).toContain('Lugar nuevo');
  });
});

describe('lists for crawlers', () => {
  test('the sitemap gives every public page the time of its last change', async () => {
    const read = async () => (await get('/sitemap.xml')).body;
    const first = await read();
    expect(first).toContain('<loc>https://viaja.test/lugares/museo</loc><lastmod>2026-10-01T10:00:00.000Z</lastmod>');
    expect(first).toContain('<loc>https://viaja.test/planes/huacas</loc><lastmod>');
    expect(first).toContain('<loc>https://viaja.test/datos</loc>');
    expect(first).not.toContain('/lugares/borrador');
    await pool.query(`update company set updated_at = '2026-10-02T10:00:00Z' where slug = 'museo'`);
    await expect.poll(read).toContain('/lugares/museo</loc><lastmod>2026-10-02T10:00:00.000Z</lastmod>');
  });

  test('llms.txt names the region, its pages and its data', async () => {
    const { headers, body } = await get('/llms.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^# Descubre Trujillo\n\n> /);
    for (const path of ['/explorar', '/datos', '/datos/lugares.geojson', '/rss/avisos.xml', '/api/openapi.json'])
      expect(body).toContain(`](https://viaja.test${path})`);
  });
});

describe('cards for other sites', () => {
  test('every site may show them in a frame, and they run no script', async () => {
    for (const url of ['/tarjeta/lugares/museo', '/tarjeta/planes/huacas']) {
      // The second answer comes from memory.
      for (const _ of [1, 2]) {
        const { statusCode, headers, body } = await get(url);
        expect([url, statusCode]).toEqual([url, 200]);
        expect(headers).not.toHaveProperty('x-frame-options');
        expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
        expect(headers['content-security-policy']).toContain('frame-ancestors *');
        expect(headers['content-security-policy']).toContain("default-src 'none'");
        expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe/);
        expect(body).not.toMatch(/<script|<b>Juguete/);
        expect(body).toContain('target="_blank" rel="noopener"');
        expect(body).toContain('<meta name="robots" content="noindex">');
      }
    }
    const { body } = await get('/tarjeta/lugares/museo');
    expect(body).toContain('Museo &quot;del&quot; &lt;b&gt;Juguete&lt;/b&gt;, sede');
    expect(body).toContain('href="https://viaja.test/lugares/museo"');
  });

  test('only those pages: other pages keep their frames closed, and a hidden place has no card', async () => {
    expect((await get('/api/docs')).headers['x-frame-options']).toBe('DENY');
    for (const url of ['/tarjeta/lugares/borrador', '/tarjeta/lugares/nada', '/tarjeta/planes/escondido'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });
});
