export { Voices } from './place/place-voices.tsx';
/** The search of Explorar for other screens; it brings the queries with it, so a first screen loads it when the page rests. */
export const loadPlaceSearch = () => import('./place-search.tsx');
