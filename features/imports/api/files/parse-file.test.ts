import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { MOST_ROWS, UnreadableImport } from './file-grid.ts';
import { parseFile } from './parse-file.ts';

const parse = (content: string | Uint8Array) => parseFile(typeof content === 'string' ? strToU8(content) : content);
const refused = async (content: string | Uint8Array) => {
  const error = await parse(content).then(
    () => null,
    (fault: unknown) => fault,
  );
  expect(error).toBeInstanceOf(UnreadableImport);
  return (error as UnreadableImport).detail;
};

test('a decimal comma does not cut a number, because only the sign between the titles divides', async () => {
  expect((await parse('Nombre;Lat;Lon\nMuseo;-8,1117;-79,0288\n')).rows[1]).toEqual(['Museo', '-8,1117', '-79,0288']);
  expect((await parse('Nombre,Lat,Lon\nMuseo,"-8,1117",-79.02\n')).rows[1]).toEqual(['Museo', '-8,1117', '-79.02']);
  expect((await parse('Nombre\tLat\nMuseo; grande\t-8,1\n')).rows[1]).toEqual(['Museo; grande', '-8,1']);
  expect((await parse('sep=|\nNombre|Lat\nMuseo|1\n')).rows.slice(1)).toEqual([
    ['Nombre', 'Lat'],
    ['Museo', '1'],
  ]);
});

test('accents of Windows are read, and a note says so', async () => {
  const { rows, notes } = await parse(
    new Uint8Array([...Buffer.from('Nombre;Dirección\nPicantería Ñique;x\n', 'latin1')]),
  );
  expect(rows).toEqual([
    ['Nombre', 'Dirección'],
    ['Picantería Ñique', 'x'],
  ]);
  expect(notes.join()).toContain('windows-1252');
  expect((await parse('\uFEFFNombre;Ñ\n')).rows[0]).toEqual(['Nombre', 'Ñ']);
  expect((await parse(new Uint8Array(Buffer.from('\uFEFFNombre;Ñ\n', 'utf16le')))).rows[0]).toEqual(['Nombre', 'Ñ']);
});

test('a broken table and too many rows are refused', async () => {
  expect(await refused(`Nombre;Lat\n"Museo;1\n${'x'.repeat(600_000)}`)).toContain('comillas');
  expect(await refused(`a;b\n${'1;2\n'.repeat(MOST_ROWS + 1)}`)).toContain('filas');
});

/** The parts of a workbook that a reader needs. */
const workbook = (sheet: string) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Lugares" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`,
    ),
  });
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

test('the first sheet of a workbook is read, with numbers as they are stored', async () => {
  const rows = [
    `<row r="1">${cell('A1', 'Nombre')}${cell('B1', 'Latitud')}${cell('C1', 'Longitud')}</row>`,
    `<row r="2">${cell('A2', 'Museo Ñ')}<c r="B2"><v>-8.1117</v></c><c r="C2"><v>-79.0288</v></c></row>`,
  ];
  const { format, rows: read } = await parse(workbook(rows.join('')));
  expect([format, read]).toEqual([
    'xlsx',
    [
      ['Nombre', 'Latitud', 'Longitud'],
      ['Museo Ñ', '-8.1117', '-79.0288'],
    ],
  ]);
});

test('an archive that grows too large is refused before it is unpacked', async () => {
  const bytes = workbook('');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The size of the first file in the list of the archive.
  for (let at = 0; at < bytes.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) {
      view.setUint32(at + 24, 900_000_000, true);
      break;
    }
  }
  expect(await refused(bytes)).toContain('demasiado grande');
  expect(await refused(zipSync({ 'a.txt': strToU8('x') }))).toContain('XLSX');
});

const KML = (point: string, more = '') => `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>
  <Placemark><name>Huaca &amp; Luna</name><description><![CDATA[<b>Abre</b> de 9 a 4<script>alert(1)</script>]]></description>
  <ExtendedData><Data name="Rubro"><value>Huaca</value></Data></ExtendedData><Point><coordinates>${point}</coordinates></Point></Placemark>
  <Placemark><name>Camino</name><LineString><coordinates>-79,-8 -79.1,-8.1</coordinates></LineString></Placemark>${more}</Document></kml>`;

test('points of KML and KMZ become rows, without their markup', async () => {
  for (const content of [strToU8(KML('-79.03,-8.1,20')), zipSync({ 'doc.kml': strToU8(KML('-79.03,-8.1,20')) })]) {
    const { rows, notes } = await parse(content);
    const row = Object.fromEntries(rows[0]!.map((title, at) => [title, rows[1]![at]]));
    expect(row).toMatchObject({ name: 'Huaca & Luna', Rubro: 'Huaca', longitud: '-79.03', latitud: '-8.1' });
    expect(row.description).toBe('Abre de 9 a 4');
    expect(rows).toHaveLength(2);
    expect(notes.join()).toContain('1 líneas');
  }
});

test('a decimal comma in KML stays the wrong number that it is, so that its position can be refused', async () => {
  const { rows } = await parse(KML('-79,03 ,-8.1'));
  expect(rows[1]!.slice(-2)).toEqual(['-79', '3']);
});

test('points of GPX become rows', async () => {
  const gpx = `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="-8.1" lon="-79.03"><ele>34</ele><name>Mirador</name>
    <desc>Vista</desc><link href="javascript:alert(1)"/><sym>Mirador</sym></wpt></gpx>`;
  const { rows } = await parse(gpx);
  const row = Object.fromEntries(rows[0]!.map((title, at) => [title, rows[1]![at]]));
  expect(row).toMatchObject({ name: 'Mirador', desc: 'Vista', sym: 'Mirador', longitud: '-79.03', latitud: '-8.1' });
});

test('XML that declares entities, is cut off or is something else is refused', async () => {
  expect(
    await refused('<!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd">]><kml><name>&x;</name></kml>'),
  ).toContain('DOCTYPE');
  expect(await refused(KML('-79,-8').slice(0, 200))).toContain('roto');
  expect(await refused('<html><body>x</body></html>')).toContain('GPX');
});

test('objects of OpenStreetMap that people visit become rows', async () => {
  const tags = {
    name: 'Museo del Mar',
    tourism: 'museum',
    phone: '+51 44 201677',
    'addr:street': 'Malecón',
    opening_hours: 'Mo-Su 09:00-17:00',
  };
  const overpass = JSON.stringify({
    elements: [
      { type: 'node', id: 1, lat: -8.08, lon: -79.12, tags },
      { type: 'way', id: 2, center: { lat: -8.1, lon: -79.1 }, tags: { highway: 'residential', name: 'Calle' } },
    ],
  });
  const { format, rows, notes } = await parse(overpass);
  expect(format).toBe('osm');
  expect(rows.slice(1)).toEqual([
    ['node/1', 'Museo del Mar', 'Museo', '-79.12', '-8.08', 'Malecón', '+51 44 201677', '', 'Mo-Su 09:00-17:00'],
  ]);
  expect(notes.join()).toContain('1 objetos');
  const geojson = JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        id: 'way/3',
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [-79.1, -8.1],
              [-79.2, -8.2],
              [-79.1, -8.1],
            ],
          ],
        },
        properties: tags,
      },
    ],
  });
  expect((await parse(geojson)).rows[1]!.slice(0, 5)).toEqual([
    'way/3',
    'Museo del Mar',
    'Museo',
    '-79.15',
    '-8.149999999999999',
  ]);
});

test('results of a query of Wikidata become rows', async () => {
  const binding = {
    item: { type: 'uri', value: 'http://www.wikidata.org/entity/Q1' },
    itemLabel: { type: 'literal', value: 'Museo del Mar' },
    coord: { type: 'literal', value: 'Point(-79.12 -8.08)' },
  };
  expect(await parse(JSON.stringify({ head: { vars: [] }, results: { bindings: [binding] } }))).toMatchObject({
    format: 'wikidata',
    rows: [
      ['item', 'itemLabel', 'coord'],
      ['http://www.wikidata.org/entity/Q1', 'Museo del Mar', 'Point(-79.12 -8.08)'],
    ],
  });
  expect(await refused('{"a":1}')).toContain('OpenStreetMap');
  expect(await refused('{"features":[')).toContain('JSON');
});
