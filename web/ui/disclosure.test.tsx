import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { Disclosure } from './disclosure.tsx';

test('a disclosure is closed unless it has `open`', async () => {
  const { place } = await show(
    <>
      <Disclosure summary="Ver los días">Lunes</Disclosure>
      <Disclosure summary="Ver las horas" open>
        15:30
      </Disclosure>
    </>,
  );
  const [days, hours] = [...place.querySelectorAll('details')];
  expect([days?.open, hours?.open]).toEqual([false, true]);
  expect(days?.querySelector('summary')?.textContent).toBe('Ver los días');
  expect(hours?.textContent).toContain('15:30');
});

test('the icon is before the summary', async () => {
  const { place } = await show(
    <Disclosure summary="Ver las horas" icon={<svg aria-hidden="true" />}>
      15:30
    </Disclosure>,
  );
  expect(place.querySelector('summary')?.firstElementChild?.tagName).toBe('svg');
  expect(place.querySelector('summary')?.textContent).toBe('Ver las horas');
});
