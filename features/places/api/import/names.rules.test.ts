import { describe, expect, test } from 'vitest';
import { nameKey, readPhones, readWebsite, similarity, slugOf, spanishCapitals, tidyName } from './names.rules.ts';

test.each([
  ['Templo De La Compañía De Jesús', 'Templo de la Compañía de Jesús'],
  ['Huacas Del Sol Y La Luna', 'Huacas del Sol y la Luna'],
  ['Iglesia Santa Rita De Cascia - Trujillo  ', 'Iglesia Santa Rita de Cascia - Trujillo'],
  ['Puente Colgante De Q’Eswachaka', 'Puente Colgante de Q’eswachaka'],
  ["Q'eswachaka", 'Q’eswachaka'],
  ['Parque Arquelógico De Pisaq', 'Parque Arqueológico de Pisaq'],
  ['Complejo Arqueologico De Moray', 'Complejo Arqueológico de Moray'],
  ['CERRO BOLONGO', 'Cerro Bolongo'],
  ['ÓVALO MOCHICA', 'Óvalo Mochica'],
  ['Casa de Mariscal deOrbegoso', 'Casa de Mariscal de Orbegoso'],
  ['la gallera santa rosa', 'La Gallera Santa Rosa'],
  ['restaurant criollo delicia norteña', 'Restaurant Criollo Delicia Norteña'],
  ['Huaca La Esmeralda', 'Huaca La Esmeralda'],
  ['Mercado Zonal El Cortijo', 'Mercado Zonal El Cortijo'],
  ['ACOMINAR', 'ACOMINAR'],
  ["D'Martin", 'D’Martin'],
  ['KFC', 'KFC'],
  ['Mr. Tang', 'Mr. Tang'],
  ['Museo Inca', 'Museo Inca'],
  ['Sector   II', 'Sector II'],
])('%s becomes %s', (written, expected) => {
  expect(spanishCapitals(tidyName(written))).toBe(expected);
});

describe('comparing names', () => {
  test('ignores small words, accents and punctuation', () => {
    expect(nameKey('Museo del Juguete')).toBe(nameKey('Museo de Juguete'));
    expect(nameKey('Palacio «Ñain-An»')).toBe('palacio nain an');
  });
  test('gives a misspelt name a high similarity to the correct name', () => {
    expect(
      similarity(nameKey('Casa del Mayorazgo de Falcalá'), nameKey('Casa del Mayorazgo de Facalá')),
    ).toBeGreaterThan(0.9);
    expect(similarity(nameKey('Hostal Romance'), nameKey('Hostal Mansiche'))).toBeLessThan(0.8);
  });
});

test('a slug has only plain letters, digits and hyphens', () => {
  expect(slugOf('Conjunto amurallado Nik An (Chan Chan)')).toBe('conjunto-amurallado-nik-an-chan-chan');
  expect(slugOf('Puente de Q’eswachaka')).toBe('puente-de-qeswachaka');
  expect(slugOf('Mural Aiapæc')).toBe('mural-aiapaec');
  expect(slugOf('Œuvre Ørsted Straße')).toBe('oeuvre-orsted-strasse');
  expect(slugOf('¡!')).toBe('lugar');
});

test('telephone numbers get one format', () => {
  expect(readPhones('+51 957335096', '51').phones).toEqual(['+51 957 335 096']);
  expect(readPhones('+51 044 201677;+51 966 268194', '51').phones).toEqual(['+51 44 201677', '+51 966 268 194']);
  expect(readPhones('+51044461042', '51').phones).toEqual(['+51 44 461042']);
  expect(readPhones('0051/66312834', '51')).toEqual({ phones: ['+51 66 312834'], unreadable: ['0051'] });
  expect(readPhones('+51421089', '51')).toEqual({ phones: [], unreadable: ['+51421089'] });
});

test('a website without a scheme gets `https`', () => {
  expect(readWebsite('www.hotelchicama.com')).toBe('https://www.hotelchicama.com');
  expect(readWebsite('http://www.romanocafe.com')).toBe('http://www.romanocafe.com');
  expect(readWebsite('no tiene')).toBeNull();
});
