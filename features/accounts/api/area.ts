import type { Area } from '#server/platform.ts';
import { listGenders } from './list-genders.ts';

/** People: who they say they are. */
export const accounts: Area = {
  name: 'accounts',
  routes(app) {
    listGenders(app);
  },
};
