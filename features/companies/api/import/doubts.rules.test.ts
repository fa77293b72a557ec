import { expect, test } from 'vitest';
import { isForEditors } from './doubts.rules.ts';

test.each([
  'OSM lo tiene dos veces.',
  'Ficha compartida con la Huaca del Sol (114).',
  'OSM escribe «deOrbegoso» pegado.',
  'Visitantes idénticos en las fichas 13734, 13708 y 13736.',
  'Fuera del recuadro del extracto OSM.',
  'La coordenada de la ficha cae lejos de la entrada de Nik An: para llegar conviene la coordenada de OSM de Nik An.',
  'Visitantes proyectados desde una encuesta.',
  'La ficha está sin jerarquizar.',
])('for editors: %s', (note) => {
  expect(isForEditors(note)).toBe(true);
});

test.each([
  'OSM cierra los miércoles; la ficha 96 dice todos los días.',
  'La ficha 96 avisa que podría estar cerrada por trabajos.',
  'El boleto de Chan Chan (ficha 96) incluye Nik An, el museo de sitio, Huaca La Esmeralda y Huaca Arco Iris.',
  'Coordenada dudosa: cae en la costa frente a Chan Chan, a unos 5.9 km del muelle. No usar para guiar sin verificar.',
  'Sin horario hallado.',
])('for travellers: %s', (note) => {
  expect(isForEditors(note)).toBe(false);
});
