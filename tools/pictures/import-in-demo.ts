import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { showImport, uploadImport } from '#features/imports/contract/routes.ts';
import type { Caller } from './call.ts';

/** @returns the id of an import that is read and waits for decisions */
export async function uploadInventory(call: Caller): Promise<string> {
  return upload(call, 'inventario-2026.csv', await readFile(join(import.meta.dirname, INVENTORY)));
}

/** @returns the id of an import of photos: one has its place, one has no licence, and one has no place */
export async function uploadPhotos(call: Caller): Promise<string> {
  const files = await Promise.all(
    [...COLOURS].map(async ([name, background]) => {
      const bytes = await sharp({ create: { width: 600, height: 450, channels: 3, background } })
        .jpeg()
        .toBuffer();
      return [name, new Uint8Array(bytes)] as const;
    }),
  );
  const table = strToU8(PHOTO_ROWS.join('\n'));
  return upload(call, 'fotos.zip', zipSync({ 'tabla.csv': table, ...Object.fromEntries(files) }));
}

/** @returns the id of a sheet that is compared and waits for a person */
export async function uploadSheet(call: Caller, place: string): Promise<string> {
  const rows = [
    ['Id', 'Nombre', 'Tipo', 'Latitud', 'Longitud', 'Teléfonos', 'Horario'],
    [place, '', '', '', '', '044 208182', 'cuando haya luz'],
    ['', 'Mirador del Cerro Cabras', 'Mirador', '-8.02', '-79.06', '', 'de martes a domingo de 9 a 16:30'],
    [crypto.randomUUID(), 'Casa perdida', '', '', '', '', ''],
  ];
  return upload(call, 'lugares-corregidos.csv', strToU8(rows.map((row) => row.join(',')).join('\n')), 'sheet');
}

async function upload(call: Caller, name: string, bytes: Uint8Array, as?: 'sheet'): Promise<string> {
  const { id } = await call(uploadImport, {
    query: { name, ...(as && { as }) },
    body: new Blob([new Uint8Array(bytes)]),
    headers: { 'content-type': 'application/octet-stream' },
  });
  while ((await call(showImport, { params: { id } })).state === 'reading') await sleep(300);
  return id;
}

const INVENTORY = '../../tests/fixtures/inventario-sucio.csv';
const COLOURS = new Map([
  ['luna.jpg', '#a04020'],
  ['plaza.jpg', '#2040a0'],
  ['mar.jpg', '#40a0c0'],
]);
const PHOTO_ROWS = [
  'archivo;lugar;autor;licencia;fuente;descripción',
  'luna.jpg;Huaca de la Luna;Rosa Díaz;CC BY-SA 3.0;https://fotos.pe/1;El muro con frisos',
  'plaza.jpg;Huaca de la Luna;Ana;;;Sin licencia',
  'mar.jpg;Playa que no existe;Ana;CC0;;El mar',
];
