import {
  Amphora,
  BedDouble,
  Bus,
  Church,
  Compass,
  House,
  Info,
  Landmark,
  type LucideIcon,
  Mountain,
  Pyramid,
  ShoppingBag,
  Store,
  Telescope,
  Trees,
  Umbrella,
  Utensils,
  Waves,
} from 'lucide-react';
import type { AmenityKind } from '#features/amenities/contract/amenity.ts';
import type { Category } from '#features/places/contract/place.ts';

export const categoryIcons: Record<Category, LucideIcon> = {
  archaeological_site: Pyramid,
  museum: Amphora,
  historic_building: Landmark,
  church: Church,
  square: Trees,
  beach: Umbrella,
  nature: Mountain,
  viewpoint: Telescope,
  water: Waves,
  town: House,
  market: Store,
  food: Utensils,
  lodging: BedDouble,
  shop: ShoppingBag,
  activity: Compass,
  transport: Bus,
  service: Info,
};

export const PIN_FAMILIES = ['heritage', 'museum', 'town', 'outdoors', 'table', 'bed', 'service'] as const;
/**
 * Seventeen categories share seven colours, because people cannot distinguish seventeen colours.
 * `region-map.module.css` defines the colours as `--pin-<family>`.
 */
export type PinFamily = (typeof PIN_FAMILIES)[number];

export const pinFamilies: Record<Category, PinFamily> = {
  archaeological_site: 'heritage',
  museum: 'museum',
  historic_building: 'town',
  church: 'town',
  square: 'town',
  town: 'town',
  beach: 'outdoors',
  nature: 'outdoors',
  viewpoint: 'outdoors',
  water: 'outdoors',
  market: 'table',
  food: 'table',
  lodging: 'bed',
  shop: 'service',
  activity: 'service',
  transport: 'service',
  service: 'service',
};

export const familyOf = (category: Category | AmenityKind): PinFamily =>
  category in pinFamilies ? pinFamilies[category as Category] : 'service';

export const PIN_OUTLINE = 'M11 0h4v3h4v4h4v4h3v4h-3v4h-4v4h-3v4h-2v3h-2v-3h-2v-4h-3v-4H3v-4H0v-4h3V7h4V3h4z';
