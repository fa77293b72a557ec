import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { cameraPhoto } from '#tests/photo-files.ts';
import { UnreadableImport } from '../file-grid.ts';
import { parseFile } from '../parse-file.ts';

const TABLE = strToU8('archivo;lugar;autor;licencia\nluna.jpg;Huaca de la Luna;Rosa Díaz;CC BY 4.0\n');
const photo = new Uint8Array(await cameraPhoto());

const refused = async (bytes: Uint8Array) => {
  const error = await parseFile(bytes).then(
    () => null,
    (fault: unknown) => fault,
  );
  expect(error).toBeInstanceOf(UnreadableImport);
  return (error as UnreadableImport).detail;
};

/** Changes the size that the list of the archive states for its first file. */
function withSize(archive: Uint8Array, size: number): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  for (let at = 0; at < archive.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) {
      view.setUint32(at + 24, size, true);
      return archive;
    }
  throw new Error('The archive has no list.');
}

test('a folder of pictures is read with its table, and every picture is looked at', async () => {
  const read = await parseFile(
    zipSync({
      'fotos/tabla.csv': TABLE,
      'fotos/luna.jpg': photo,
      'fotos/dibujo.jpg': strToU8('<svg onload="alert(1)"/>'),
      'fotos/cortada.jpg': photo.subarray(0, 300),
      'fotos/nota.pdf': strToU8('%PDF-1.7'),
      '__MACOSX/fotos/._luna.jpg': strToU8('x'),
      'fotos/.DS_Store': strToU8('x'),
    }),
  );
  expect(read).toMatchObject({
    format: 'photos',
    rows: [['archivo', 'lugar', 'autor', 'licencia'], expect.anything()],
  });
  const pictures = 'pictures' in read ? read.pictures : [];
  expect(pictures.map(({ name, fault }) => [name, fault])).toEqual([
    ['fotos/luna.jpg', null],
    ['fotos/dibujo.jpg', 'not_picture'],
    ['fotos/cortada.jpg', 'broken'],
    ['fotos/nota.pdf', 'not_picture'],
  ]);
  expect(pictures[0]!.hash).toBe(createHash('sha256').update(photo).digest('hex'));
});

test('a picture that would grow too large is not unpacked, and an archive that would is refused', async () => {
  const large = withSize(zipSync({ 'luna.jpg': photo, 'tabla.csv': TABLE }), 16_000_000);
  const read = await parseFile(large);
  expect('pictures' in read && read.pictures[0]).toMatchObject({ name: 'luna.jpg', hash: '', fault: 'too_large' });
  expect(await refused(withSize(large, 900_000_000))).toContain('demasiado grande');
});

test.each(['../luna.jpg', '/etc/luna.jpg', 'a/../../luna.jpg', 'C:\\luna.jpg', '..\\luna.jpg'])(
  'an archive whose file is called %s is refused',
  async (name) => {
    expect(await refused(zipSync({ [name]: photo, 'tabla.csv': TABLE }))).toContain('salen de su carpeta');
  },
);

test('pictures without a table, or with two, are refused', async () => {
  expect(await refused(zipSync({ 'luna.jpg': photo }))).toContain('licencias');
  expect(await refused(zipSync({ 'luna.jpg': photo, 'a.csv': TABLE, 'b.csv': TABLE }))).toContain('2 tablas');
});
