import { poster } from '#posters/poster.ts';

export const drawnForEverybody = () => poster();
