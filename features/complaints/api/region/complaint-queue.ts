import type { QueueSource } from '#features/backoffice/api/public.ts';
import { lawOf } from '#features/policies/api/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { countForRegion, readOwedTimes } from './region.store.ts';

export const complaintQueue: QueueSource = {
  name: 'complaints',
  title: 'Reclamos por responder',
  one: 'Reclamo por responder',
  roles: ['admin', 'moderator'],
  target: 'Cada uno dice cuándo vence',
  link: regionPaths.complaints(),
  async read({ db, config, region }) {
    const { today } = lawOf(await region.current());
    const [{ open, late }, times] = await Promise.all([
      countForRegion(db, config.REGION, today, today),
      readOwedTimes(db, config.REGION),
    ]);
    return { count: open, ...times, late };
  },
};
