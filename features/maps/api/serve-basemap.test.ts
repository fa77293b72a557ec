import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { readRegion } from '#regions/read-region.ts';
import type { App } from '#server/platform.ts';
import type { BasemapManifest } from '../contract/basemap.ts';
import { readBasemap } from './read-basemap.ts';
import { serveBasemap } from './serve-basemap.ts';

async function site(id: string): Promise<App> {
  const app = fastify() as unknown as App;
  serveBasemap(
    app,
    async () => {
      const region = await readRegion(id);
      return { id, settings: region.settings, sources: await readBasemap(region) };
    },
    id,
  );
  return app;
}

describe('serving the base map', () => {
  it('sends a manifest and the files that the manifest names', async () => {
    const app = await site('trujillo');
    const answer = await app.inject('/mapa/trujillo/manifiesto.json');
    const manifest = answer.json<BasemapManifest>();
    expect(answer.headers['cache-control']).not.toContain('immutable');
    expect(manifest.overview.attribution.map(({ name }) => name).join()).toContain('OpenStreetMap');
    for (const layer of [manifest.overview, manifest.streets]) {
      const drawing = await app.inject({ url: layer?.url ?? '', headers: { 'accept-encoding': 'br' } });
      expect(drawing.statusCode).toBe(200);
      expect(drawing.headers['content-encoding']).toBe('br');
      expect(drawing.headers['cache-control']).toContain('immutable');
    }
    const overview = (await app.inject(manifest.overview.url)).json<GeoJSON.FeatureCollection>();
    const kinds = new Set(overview.features.map((feature) => feature.properties?.kind));
    expect([...kinds]).toEqual(
      expect.arrayContaining(['sea', 'shore', 'river', 'canal', 'road', 'district', 'sea_name']),
    );
  }, 30_000);

  it('sends 304 for an unchanged manifest and 404 for an unknown file', async () => {
    const app = await site('cusco');
    const first = await app.inject('/mapa/cusco/manifiesto.json');
    expect(first.json<BasemapManifest>().streets).toBeNull();
    const again = await app.inject({
      url: '/mapa/cusco/manifiesto.json',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect((await app.inject('/mapa/cusco/otra.json')).statusCode).toBe(404);
  });
});
