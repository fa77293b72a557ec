export { AmenitiesNearby } from './amenities-nearby.tsx';
export { AmenitySourceLine } from './amenity-source-line.tsx';
export { useWayWords } from './amenity-way.tsx';
export { amenityTitle, dialled } from './amenity-words.ts';
