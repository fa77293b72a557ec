import { expect, test } from 'vitest';
import type { MapColours } from './map-colours.ts';
import { pinFeatures, pinLayers, pinSources, TOUCHABLE } from './pin-layers.ts';

const colours = new Proxy({ pins: {} }, { get: () => '#123456' }) as unknown as MapColours;

test('each layer has a source, and each layer in `TOUCHABLE` exists', () => {
  const layers = pinLayers(colours);
  for (const layer of layers) expect('source' in layer && layer.source).toBeOneOf(Object.keys(pinSources));
  for (const id of TOUCHABLE) expect(layers.map((layer) => layer.id)).toContain(id);
});

test('a useful place such as a pharmacy has its own icon and a dot in the colour of services', () => {
  const pin = { id: 'node/1', name: 'Botica', lon: -79, lat: -8, category: 'pharmacy', rank: 'amenity' } as const;
  expect(pinFeatures([pin]).features[0]!.properties).toMatchObject({ icon: 'pin-pharmacy', dot: 'dot-service' });
});
