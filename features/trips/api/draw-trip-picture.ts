import { placeNames } from '#features/places/api/public.ts';
import * as routes from '#features/trips/contract/export-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { renderShareImage } from '#server/posters/share-image.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { findTrip } from './trip.store.ts';
import { authorizeReader } from './trip-access.ts';
import { pictureOfTrip } from './trip-picture.rules.ts';

export function drawTripPicture(app: App, { db, config, region: live }: Platform): void {
  serve(app, routes.drawTripPicture, async ({ actor, params, headers }, reply) => {
    const { trip } = authorizeReader(await findTrip(db, config.REGION, params.id), { actor, headers });
    const ids = trip.document.days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? []));
    const [region, places] = await Promise.all([live.current(), placeNames(db, config.REGION, ids)]);
    const own = { scene: region.share.scene, seed: region.share.scene, hour: region.share.hour };
    const picture = pictureOfTrip(trip.document, places, { poster: own, product: region.settings.product });
    const image = await renderShareImage({
      ...picture,
      region,
      dataDir: config.DATA_DIR,
      ...(region.face.logo && { logo: { ...region.face.logo, files: keptFiles(config) } }),
    });
    keepConfidential(reply);
    return reply.type('image/png').send(image);
  });
}
