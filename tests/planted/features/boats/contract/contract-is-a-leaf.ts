import { platform } from '#server/platform.ts';
export const boat = platform;
