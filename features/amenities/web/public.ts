export { AmenitiesNearby } from './amenities-nearby.tsx';
export { AmenityCard } from './amenity-card.tsx';
export { AmenityList } from './amenity-list.tsx';
export { AmenitySourceLine } from './amenity-source-line.tsx';
export { useWayWords } from './amenity-way.tsx';
export { amenityTitle } from './amenity-words.ts';
export { useAmenityPins } from './use-amenity-pins.ts';
