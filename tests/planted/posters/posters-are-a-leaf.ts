import { stored } from '#web/storage.ts';
export const poster = stored;
