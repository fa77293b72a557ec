import { describe, expect, test } from 'vitest';
import { mergeRecords } from './merge.rules.ts';
import type { ReadContext } from './read-context.ts';
import { readInventory } from './read-inventory.rules.ts';
import { readOsm } from './read-osm.rules.ts';
import { readSheets } from './read-sheets.rules.ts';
import { UnreadableFile } from './source-record.ts';

const context: ReadContext = {
  file: 'places/x',
  source: {
    id: 'osm',
    name: 'OpenStreetMap',
    attribution: '©',
    licence: 'ODbL-1.0',
    licence_name: 'ODbL',
    licence_url: null,
    url: null,
    date: '2026-01-14',
    used_for: ['places'],
    note: null,
  },
  currency: 'PEN',
  countryCode: '51',
  inside: (lon, lat) => lon > -79.2 && lon < -78.6 && lat > -8.3 && lat < -7.8,
  withinReach: (lon, lat) => lon > -79.5 && lon < -78.5 && lat > -8.4 && lat < -7.6,
  districtName: (name) => name.toLowerCase(),
  rewrittenNotes: {},
};

const point = (id: string, properties: Record<string, string>, at: [number, number] = [-79.03, -8.11]) => ({
  type: 'Feature',
  id,
  geometry: { type: 'Point', coordinates: at },
  properties: { '@id': id, ...properties },
});
const osm = (...features: unknown[]) => readOsm(JSON.stringify({ type: 'FeatureCollection', features }), context);

describe('reading OpenStreetMap data', () => {
  test('gives the same records for GeoJSON, Overpass JSON and a script', () => {
    const tags = { name: 'Museo del Juguete', tourism: 'museum', opening_hours: 'Mo-Sa 10:00-18:00' };
    const geo = JSON.stringify({ features: [point('node/1', tags)] });
    const overpass = JSON.stringify({ elements: [{ type: 'node', id: 1, lat: -8.11, lon: -79.03, tags }] });
    const read = (text: string) => readOsm(text, context).records;
    expect(read(geo)).toHaveLength(1);
    expect(read(overpass)).toEqual(read(geo));
    expect(read(`var geojson = ${geo};\n`)).toEqual(read(geo));
    expect(read(`\uFEFF${geo}`)).toEqual(read(geo));
  });

  test('places an area at the centre of its bounding box', () => {
    const area = {
      ...point('way/2', { name: 'Mercado Central', amenity: 'marketplace' }),
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-79.04, -8.12],
            [-79.02, -8.12],
            [-79.02, -8.1],
            [-79.04, -8.12],
          ],
        ],
      },
    };
    const [record] = osm(area).records;
    expect(record?.lon).toBeCloseTo(-79.03);
    expect(record?.lat).toBeCloseTo(-8.11);
  });

  test('refuses each row that is not a place and gives a reason', () => {
    const { records, refused } = osm(
      point('node/1', { tourism: 'museum' }),
      point('node/2', { name: 'Paradero', highway: 'bus_stop' }),
      point('node/3', { name: 'Lejos', tourism: 'museum' }, [-77, -12]),
    );
    expect(records).toEqual([]);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'No tiene nombre.',
      'Sus etiquetas no describen un lugar que se visite.',
      'Está fuera del recuadro de la región.',
    ]);
  });

  test.each([
    ['Plaza de Armas', { place: 'square' }, 'Plaza'],
    ['Plazuela El Recreo', { leisure: 'park' }, 'Plaza'],
    ['Muelle de Huanchaco', { man_made: 'pier' }, 'Muelle'],
    ['Catarata El Velo', { waterway: 'waterfall' }, 'Cascada'],
    ['Cerro Campana', { leisure: 'nature_reserve' }, 'Área natural protegida'],
  ])('gives "%s" with the tags %j the kind %s', (name, tags, label) => {
    const feature = { type: 'Feature', id: 'way/1', geometry: { type: 'Point', coordinates: [-79.03, -8.11] } };
    expect(osm({ ...feature, properties: { name, ...tags } }).records).toMatchObject([{ name, kind: { label } }]);
  });

  test('leaves out unreadable hours and reports a doubt', () => {
    const { records, doubted } = osm(point('node/1', { name: 'A', amenity: 'cafe', opening_hours: 'previa cita' }));
    expect(records[0]?.hours).toBeUndefined();
    expect(doubted[0]?.reason).toMatch(/«previa cita» no se entiende/);
  });

  test.each([
    ['Cevicheria Amparito', { amenity: 'restaurant' }, 'Cevichería'],
    ['Chifa Tunki', { amenity: 'restaurant' }, 'Chifa'],
    ['Van Gogh', { amenity: 'restaurant', cuisine: 'pizza' }, 'Pizzería'],
    ['Huaca Takainamo', { historic: 'archaeological_site' }, 'Huaca'],
    ['Huaca La Esmeralda', { tourism: 'museum', historic: 'ruins' }, 'Huaca'],
    ['La Gallera', { tourism: 'attraction' }, 'Coliseo de gallos'],
    ['Hotel Mamá Tina', { tourism: 'hotel', amenity: 'restaurant' }, 'Hotel'],
    ['Club Colonial', { tourism: 'hotel', amenity: 'restaurant' }, 'Restaurante'],
    ['Terminal Pesquero', { amenity: 'marketplace' }, 'Terminal pesquero'],
  ])('the tags %s mean the kind %s', (name, tags, label) => {
    expect(osm(point('node/1', { name, ...tags } as Record<string, string>)).records[0]?.kind.label).toBe(label);
  });
});

describe('reading the inventory', () => {
  const HEADER =
    'REGIÓN;PROVINCIA;DISTRITO;CODIGO DEL RECURSO;NOMBRE DEL RECURSO;CATEGORÍA;TIPO DE CATEGORÍA;SUB TIPO CATEGORÍA;URL;LATITUD;LONGITUD;FECHA_DE_CORTE';
  const row = (code: string, name: string, category: string, type: string, latitude: string, longitude: string) =>
    `La Libertad;Trujillo;MOCHE;${code};${name};${category};${type};Otros;https://x.pe;${latitude};${longitude};20260113`;
  const read = (...rows: string[]) => readInventory([HEADER, ...rows, ''].join('\r\n'), context);
  const SITE = ['2. MANIFESTACIONES CULTURALES', 'Sitios Arqueológicos'] as const;

  test('corrects the whole file if latitude and longitude are swapped in every row', () => {
    const { records, repaired } = read(
      row('1', ' Huaca  De La Luna', ...SITE, ' -79.0', '-8.13'),
      row('2', 'Otra', ...SITE, '-79.01', '-8.14'),
    );
    expect(records.map(({ lon, lat }) => [lon, lat])).toEqual([
      [-79, -8.13],
      [-79.01, -8.14],
    ]);
    expect(records[0]).toMatchObject({
      key: 'mincetur:1',
      name: 'Huaca de la Luna',
      date: '2026-01-13',
      district: 'moche',
    });
    expect(repaired.filter(({ field }) => field === 'position')).toHaveLength(1);
  });

  test('refuses a row if latitude and longitude are swapped only in this row', () => {
    const { records, refused, repaired } = read(
      row('1', 'A', ...SITE, '-8.13', '-79.0'),
      row('2', 'B', ...SITE, '-8.12', '-79.1'),
      row('3', 'C', ...SITE, '-79.0', '-8.13'),
    );
    expect(records.map(({ key }) => key)).toEqual(['mincetur:1', 'mincetur:2']);
    expect(repaired).toEqual([]);
    expect(refused).toEqual([
      expect.objectContaining({ key: 'mincetur:3', reason: expect.stringContaining('fuera del recuadro') }),
    ]);
  });

  test('refuses events, folklore and rows without a position', () => {
    const { refused } = read(
      row('1', 'Concurso de Marinera', '5. ACONTECIMIENTOS PROGRAMADOS', 'Eventos', '-79', '-8.1'),
      row('2', 'Shambar', '3. FOLCLORE', 'Gastronomía', '-79', '-8.1'),
      row('3', 'Huaca', ...SITE, '', ''),
    );
    expect(refused.map(({ reason }) => reason)).toEqual([
      'Es un acontecimiento (Eventos): pertenece a un calendario, no al mapa.',
      'Es folclore (Gastronomía): pertenece a un calendario, no al mapa.',
      'No tiene coordenadas.',
    ]);
  });

  test('refuses a file with missing columns and names the missing columns', () => {
    expect(() => readInventory('A;B\r\n1;2\r\n', context)).toThrow(UnreadableFile);
    expect(() => readInventory('A;B\r\n1;2\r\n', context)).toThrow(/faltan columnas: DISTRITO/);
  });
});

describe('reading the sheets', () => {
  test('gives no hours to a place that may be closed for good', () => {
    const sheet = {
      id: 13197,
      key: 'mincetur:13197',
      name: 'Muelle',
      category: 'pier',
      lon: -79.03,
      lat: -8.11,
      hours: 'Mo-Su 06:00-20:00',
      status: 'verify_open',
      source_url: 'https://x.pe',
    };
    const { records, doubted } = readSheets(JSON.stringify([sheet]), context);
    expect(records[0]?.hours).toMatchObject({ mayBeClosed: true });
    expect(doubted).toHaveLength(1);
  });

  test('adds the facts of a sheet without a position to the place', () => {
    const { records, additions } = readSheets(
      JSON.stringify([{ id: 917, altitude: 2340, source_url: 'https://x.pe' }]),
      context,
    );
    expect(records).toEqual([]);
    expect(additions.get('mincetur:917')).toEqual({ altitude: 2340 });
  });
});

describe('merging records', () => {
  const museum = (id: string, name: string, lon = -79.03) => point(id, { name, tourism: 'museum' }, [lon, -8.11]);
  const merge = (...features: unknown[]) => mergeRecords(osm(...features).records, { same: [] });

  test('merges records with similar names that are seven metres apart', () => {
    const { groups, merged } = merge(
      museum('node/1', 'Museo del Juguete'),
      museum('way/2', 'Museo de Juguete', -79.03006),
    );
    expect(groups).toHaveLength(1);
    expect(merged[0]).toMatchObject({ key: 'osm:way/2', into: 'osm:node/1', reason: 'mismo nombre a 7 m' });
  });

  test('reports records with equal names that are half a kilometre apart', () => {
    const { groups, doubted } = merge(museum('node/1', 'Museo Moche'), museum('way/2', 'Museo Moche', -79.035));
    expect(groups).toHaveLength(2);
    expect(doubted[0]?.reason).toMatch(/Puede ser el mismo lugar que «Museo Moche».*mismo nombre a 550 m/);
  });

  test('does not merge records with equal names and different categories', () => {
    const { groups } = merge(
      museum('node/1', 'El Triángulo'),
      point('way/2', { name: 'El Triangulo', natural: 'beach' }),
    );
    expect(groups).toHaveLength(2);
  });

  test('does not merge records whose names state only a kind of place', () => {
    const huaca = (id: string, lon: number) =>
      point(id, { name: 'Huaca', historic: 'archaeological_site' }, [lon, -8.11]);
    expect(merge(huaca('way/1', -79.03), huaca('way/2', -79.0307)).groups).toHaveLength(2);
  });

  test('merges records that the editors declared to be one place', () => {
    const { records } = osm(museum('node/1', 'Chan Chan'), museum('way/2', 'Nik An', -79.04));
    const { groups, merged } = mergeRecords(records, {
      same: [{ key: 'osm:way/2', as: 'osm:node/1', why: 'la entrada' }],
    });
    expect(groups).toHaveLength(1);
    expect(merged[0]?.reason).toBe('la entrada');
  });

  describe('with records that people pinned to places', () => {
    const pinned = (pins: Record<string, string>, ...features: unknown[]) =>
      mergeRecords(osm(...features).records, { same: [] }, ({ key }) => pins[key]).groups.map(({ records, pin }) =>
        [pin, ...records.map(({ key }) => key.slice(4))].join(' '),
      );

    test('joins records of one place, however different they are', () => {
      const far = museum('way/2', 'Nik An', -79.1);
      const pins = { 'osm:node/1': 'kept', 'osm:way/2': 'kept' };
      expect(pinned(pins, museum('node/1', 'Chan Chan'), far)).toEqual(['kept node/1 way/2']);
    });

    test('keeps records of different places apart, however alike they are', () => {
      const pins = { 'osm:node/1': 'one', 'osm:way/2': 'two' };
      const groups = pinned(pins, museum('node/1', 'Chan Chan'), museum('way/2', 'Chan Chan'));
      expect(groups).toEqual(['one node/1', 'two way/2']);
    });

    test('joins a further record with the place that is alike', () => {
      const alike = museum('way/2', 'Chan Chan', -79.03006);
      expect(pinned({ 'osm:way/2': 'kept' }, museum('node/1', 'Chan Chan'), alike)).toEqual(['kept node/1 way/2']);
    });
  });
});
