import { platform } from '#server/platform.ts';
export const screen = platform;
