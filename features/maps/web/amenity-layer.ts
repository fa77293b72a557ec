import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { MapColours } from './map-colours.ts';
import type { MapPin } from './map-types.ts';
import { pinFeatures } from './pin-layers.ts';
import { putAmenitySprites } from './pin-sprites.ts';

export function amenityLayer(map: MapLibreMap) {
  let latest: readonly MapPin[] = [];
  let sprites: Promise<void> | undefined;
  return {
    async show(pins: readonly MapPin[], colours: MapColours): Promise<void> {
      latest = pins.filter(({ rank }) => rank === 'amenity');
      if (latest.length > 0) {
        // React cannot draw the icons within the effect that shows the pins.
        sprites ??= Promise.resolve().then(() => putAmenitySprites(map, colours));
        await sprites;
      }
      map.getSource<GeoJSONSource>('amenities')?.setData(pinFeatures(latest));
    },
    async repaint(colours: MapColours): Promise<void> {
      if (sprites) await putAmenitySprites(map, colours);
    },
  };
}
