import { expect, test, vi } from 'vitest';
import { show } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import type { Manifest } from '../../contract/check-in.ts';
import { Departure } from './departure-screen.tsx';
import type { CheckIn } from './use-check-in.ts';

async function screenFor(state: string, change?: boolean): Promise<HTMLElement> {
  const item = { id: 'i', type: 'ADULT', name: 'Adulto', state: 'active', redeemedAt: null, traveller: null };
  const manifest = {
    departure: {
      ...{ id: 'd', title: 'Totora', optionName: 'Español', localDate: '2030-12-05', localTime: '16:00', state },
      ...{ zone: 'America/Lima', startsAt: '2030-12-05T21:00:00Z', endsAt: '2030-12-06T00:00:00Z' },
    },
    operator: { id: 'o', name: 'Rutas del Mar', fictional: false },
    meeting: { name: 'Muelle' },
    bookings: [
      {
        ...{ id: 'b', reference: 'RB12345678', state: 'CONFIRMED', calledOff: state === 'cancelled', items: [item] },
        ...{ contact: { name: 'Carmen', phone: null, email: null }, answers: [], pickup: null },
      },
    ],
    messages: [],
    madeAt: new Date().toISOString(),
    can: { message: false, change },
  } as unknown as Manifest;
  const checkIn = { manifest, waiting: 0, offline: false, corrected: [] } as unknown as CheckIn;
  const { place } = await show(
    <ApiProvider value={{ call: vi.fn() } as unknown as Api}>
      <Departure checkIn={checkIn} manifest={manifest} address={{ operatorId: 'o', departureId: 'd' }} />
    </ApiProvider>,
  );
  return place;
}

test('the list of a called-off departure says so and offers no check-in', async () => {
  const open = (await screenFor('scheduled')).textContent;
  expect(open).toContain('Escanear');
  expect(open).toContain('Por llegar');
  expect(open).toMatch(/Lista al día \(\d\d:\d\d\)\./);
  const gone = (await screenFor('cancelled')).textContent;
  expect(gone).toContain('Salida cancelada');
  expect(gone).not.toContain('Escanear');
  expect(gone).not.toContain('Por llegar');
});

test('people who may change the departure find its hour, its guide and its end from the list', async () => {
  const linksOf = (place: HTMLElement) => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const change = ['/operador/o/salidas?dia=2030-12-05&salida=d', '/operador/o/salidas/d/cancelar'];
  expect(linksOf(await screenFor('scheduled', true))).toEqual(expect.arrayContaining(change));
  expect(linksOf(await screenFor('scheduled'))).not.toContain(change[1]);
  expect(linksOf(await screenFor('cancelled', true))).not.toContain(change[1]);
});
