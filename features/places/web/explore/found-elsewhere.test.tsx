import { expect, test } from 'vitest';
import type { FoundGroup } from '#features/search/contract/found.ts';
import { show } from '#tests/show.tsx';
import { FoundElsewhere } from './found-elsewhere.tsx';

const PLANS: FoundGroup = {
  ...{ source: 'plans', title: 'Planes', count: 4, named: false, all: '/planes?q=huaca' },
  items: [{ label: 'Huacas de noche', detail: 'Operadora', path: '/planes/noche' }],
};

const elsewhere = async (groups: FoundGroup[] | null, hasPlaces: boolean) =>
  (await show(<FoundElsewhere groups={groups} hasPlaces={hasPlaces} />)).place;

test('the groups are closed above places, and open if they are all that was found', async () => {
  expect((await elsewhere([PLANS], true)).querySelector('details')!.open).toBe(false);
  expect((await elsewhere([{ ...PLANS, named: true }], true)).querySelector('details')!.open).toBe(true);
  const alone = await elsewhere([PLANS], false);
  expect(alone.querySelector('details')!.open).toBe(true);
  expect(alone.querySelector('summary')!.textContent).toBe('Lo que sí encontramos Planes (4)');
});

test('a link to all results is shown only if there are more', async () => {
  const links = async (group: FoundGroup) =>
    [...(await elsewhere([group], false)).querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(await links(PLANS)).toEqual(['/planes/noche', '/planes?q=huaca']);
  expect(await links({ ...PLANS, count: 1 })).toEqual(['/planes/noche']);
});

test('groups that did not arrive are named', async () => {
  expect((await elsewhere(null, true)).textContent).toContain('no pudimos buscar en planes');
});
