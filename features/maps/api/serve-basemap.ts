import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RegionSettings, RegionSource } from '#regions/region-schema.ts';
import type { App } from '#server/platform.ts';
import { type Attribution, type BasemapManifest, basemapUrls, STREETS_FROM } from '../contract/basemap.ts';
import { type BasemapSources, composeBasemap, toJson } from './compose-basemap.ts';
import { drawPlate } from './draw-plate.ts';

export interface RegionBasemap {
  id: string;
  settings: RegionSettings;
  sources: BasemapSources;
}

interface ServedFile {
  type: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  immutable: boolean;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The URLs of overview and streets contain a content hash. All files are made at the first request. */
export function serveBasemap(app: App, read: () => Promise<RegionBasemap>, id: string): void {
  let files: Promise<Map<string, ServedFile>> | null = null;
  app.get<{ Params: { file: string } }>(basemapUrls.file(id, ':file'), async (request, reply) => {
    files ??= read()
      .then(prepareFiles)
      .catch((error) => {
        files = null;
        throw error;
      });
    const file = (await files).get(request.params.file);
    return file ? send(file, request, reply) : reply.callNotFound();
  });
}

export async function prepareFiles({ id, settings, sources }: RegionBasemap): Promise<Map<string, ServedFile>> {
  const { overview, streets } = composeBasemap(sources);
  const overviewJson = toJson(overview);
  const streetsJson = streets && toJson(streets);
  const box = homeView(settings);
  const plate = drawPlate(overview, box);
  const name = (stem: string, text: string) =>
    `${stem}.${createHash('sha256').update(text).digest('base64url').slice(0, 12)}.json`;
  const overviewName = name('region', overviewJson);
  const streetsName = streetsJson && name('calles', streetsJson);
  const [west, south, east, north] = settings.bbox;
  const room = Math.max(0.25, (east - west) * 0.35);
  const manifest: BasemapManifest = {
    region: id,
    name: settings.name,
    center: settings.map_center,
    zoom: liveZoom(settings),
    bounds: [west - room, south - room, east + room, north + room],
    overview: {
      url: basemapUrls.file(id, overviewName),
      minZoom: 0,
      attribution: creditsOf(settings.sources, 'basemap'),
    },
    streets: streetsName
      ? {
          url: basemapUrls.file(id, streetsName),
          minZoom: STREETS_FROM,
          attribution: creditsOf(settings.sources, 'roads'),
        }
      : null,
    plate: {
      water: basemapUrls.file(id, 'agua.svg'),
      roads: basemapUrls.file(id, 'vias.svg'),
      bounds: box,
      ratio: plate.ratio,
    },
  };
  const served: [string, string, string, boolean][] = [
    ['manifiesto.json', JSON.stringify(manifest), 'application/json', false],
    ['agua.svg', plate.water, 'image/svg+xml', false],
    ['vias.svg', plate.roads, 'image/svg+xml', false],
    [overviewName, overviewJson, 'application/json', true],
  ];
  if (streetsName && streetsJson) served.push([streetsName, streetsJson, 'application/json', true]);
  return new Map(
    await Promise.all(
      served.map(async ([file, text, type, immutable]) => [file, await pack(text, type, immutable)] as const),
    ),
  );
}

/** The setting counts in tiles of 256 px, but the live map counts in tiles of 512 px. */
const liveZoom = ({ map_zoom }: RegionSettings) => map_zoom - 1;

/** Returns west, south, east and north of a map of 900 × 770 px. */
function homeView(settings: RegionSettings): [number, number, number, number] {
  const [lon, lat] = settings.map_center;
  const degrees = 360 / (512 * 2 ** liveZoom(settings));
  const tall = degrees * Math.cos((lat * Math.PI) / 180);
  return [lon - 450 * degrees, lat - 385 * tall, lon + 450 * degrees, lat + 385 * tall];
}

const creditsOf = (sources: RegionSource[], use: 'basemap' | 'roads'): Attribution[] =>
  sources.filter((source) => source.used_for.includes(use)).map(({ attribution, url }) => ({ name: attribution, url }));

async function pack(text: string, type: string, immutable: boolean): Promise<ServedFile> {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([
    compressBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    compressGzip(plain, { level: 7 }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;
  return { type, plain, br, gzip: gz, etag, immutable };
}

function send(file: ServedFile, request: FastifyRequest, reply: FastifyReply) {
  reply
    .type(file.type)
    .header('etag', file.etag)
    .header('vary', 'accept-encoding')
    .header(
      'cache-control',
      file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300, stale-while-revalidate=86400',
    );
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (!encoding) return reply.send(file.plain);
  return reply.header('content-encoding', encoding).send(file[encoding]);
}
