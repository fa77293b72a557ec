import { emergencyHelp } from '#features/amenities/api/public.ts';
import * as routes from '#features/trips/contract/export-routes.ts';
import { SHARE_TOKEN_HEADER } from '#features/trips/contract/kept-trip.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import { openPool, PoolBusy, type WorkerPool } from '#server/workers/worker-pool.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { readExportedTrip } from '../exported-trip.ts';
import { emergencyPoints, type PaperLook, paperOfTrip } from './paper-of-trip.rules.ts';
import type { TripPaper } from './trip-paper.ts';

export function exportTripPdf(app: App, platform: Platform): void {
  const worker = new URL('./trip-paper-worker.ts', import.meta.url);
  const pool: WorkerPool<TripPaper, Uint8Array> = openPool({ worker, threads: 1, lazy: true });
  app.addHook('onClose', () => pool.close());
  serve(app, routes.exportTripPdf, async ({ actor, params, headers }, reply) => {
    const trip = await readExportedTrip(platform, params.id, { actor, headers });
    const region = await platform.region.current();
    // If the search for hospitals is overloaded, the PDF is still useful without the nearest hospitals.
    const help = await emergencyHelp(region, emergencyPoints(trip)).catch((error: unknown) => {
      if (error instanceof PoolBusy) return null;
      throw error;
    });
    const token = headers[SHARE_TOKEN_HEADER];
    const link =
      token && trip.isShared ? platform.config.PUBLIC_URL + travellerPaths.trip(trip.id, { share: token }) : null;
    const bytes = await pool.run(paperOfTrip(trip, lookOf(region), { link, help }));
    keepConfidential(reply);
    return reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="viaje.pdf"')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}

function lookOf({ settings, art, face: { palette } }: RegionNow): PaperLook {
  const of = (name: string, otherwise: string) => palette[`brand-${name}`] ?? otherwise;
  return {
    product: settings.product,
    author: settings.organisation.name,
    locale: settings.locale,
    motif: art.motif,
    inks: {
      ink: of('ink', '#2b1a16'),
      soft: of('ink-soft', '#57423a'),
      line: of('line-strong', '#8f7658'),
      warm: of('warm', '#b04e24'),
    },
  };
}
