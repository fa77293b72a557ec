import { stored } from '#web/storage.ts';
export const operation = stored;
