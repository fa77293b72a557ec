export { amenityIcons } from './amenity-icons.ts';
export { HandOverDay, HandOverStop } from './hand-over.tsx';
export {
  type Box,
  boxAround,
  type LonLat,
  type MapFit,
  type MapGrip,
  type MapLeg,
  type MapPadding,
  type MapPin,
  type MapStop,
  type MapView,
} from './map-types.ts';
export { OtherWays } from './other-ways.tsx';
export { categoryIcons, type PinFamily, pinFamilies } from './pin-look.ts';
export { PlacePicker } from './place-picker.tsx';
export { RegionMap, type RegionMapProps } from './region-map.tsx';
export { type Station, useCourses, useWays, type Walk } from './use-ways.ts';
