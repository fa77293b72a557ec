import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import { type BasketLine, useBasket } from './basket.ts';
import { bookNow } from './book-now.ts';
import { keepConfirming, useConfirmedEmail } from './confirmed-email.ts';

const line = (plan: string, departureId: string): Omit<BasketLine, 'id'> => ({
  plan: { id: plan, slug: plan, title: plan, picture: null },
  operator: { name: 'O', fictional: true },
  ...{ optionId: 'o', optionName: '', departureId, date: '2031-03-02', time: '08:30' },
  units: [{ unitId: 'a', type: 'ADULT', quantity: 2 }],
  ...{ currency: 'PEN', total: 100, dueNow: 100 },
});

const call = vi.fn();
const api = { call } as unknown as Api;
const inBasket = () => useBasket.getState().lines.map(({ departureId }) => departureId);

beforeEach(() => {
  useBasket.setState({ lines: [], attempt: null });
  call.mockReset();
  call.mockResolvedValue({ order: { id: 'order', state: 'held', bookings: [] }, secret: 's' });
});

test('if the basket has only one line, its seats are held at once', async () => {
  expect(await bookNow(api, line('huacas', 'x'))).toEqual({ to: '/pago/order', ownDocument: true });
  expect(call.mock.calls[0]![1].body).toMatchObject({ lines: [{ departureId: 'x' }], expectedTotal: 100 });
  expect(inBasket()).toEqual(['x']);
});

test('if the basket has only one plan, choosing another day of this plan replaces the line', async () => {
  await bookNow(api, line('huacas', 'x'));
  await bookNow(api, line('huacas', 'y'));
  expect(inBasket()).toEqual(['y']);
});

test('if the basket has other lines, the basket is shown before seats are held', async () => {
  await bookNow(api, line('huacas', 'x'));
  call.mockReset();
  expect(await bookNow(api, line('totoras', 'z'))).toEqual({ to: '/canasta', ownDocument: false });
  expect(call).not.toHaveBeenCalled();
  expect(inBasket()).toEqual(['x', 'z']);
});

test('if the server refuses the line, the reason is shown and the line stays in the basket', async () => {
  call.mockImplementation(async (_, { body: { lines } }) => {
    const issues = [{ path: `body.lines.${lines[0].uuid}`, message: 'Quedan 1.' }];
    throw new ApiError({ title: 'Agotado', status: 409, detail: 'No.', code: 'sold_out', issues });
  });
  expect(await bookNow(api, line('huacas', 'x'))).toEqual({ trouble: 'Quedan 1.' });
  call.mockRejectedValue(new ApiError({ title: 'Sin conexión', status: 0, detail: 'Sin red.', code: 'no_answer' }));
  expect(await bookNow(api, line('huacas', 'x'))).toEqual({ trouble: 'Sin red.' });
  expect(inBasket()).toEqual(['x']);
});

test('if the server refuses with a limit for anonymous buyers, the basket asks for an emailed code', async () => {
  keepConfirming({ limit: null, pass: null });
  const problem = { title: 'Confirma tu correo', status: 409, detail: 'Desde tu red…', code: 'network_share_held' };
  call.mockRejectedValueOnce(new ApiError({ ...problem, issues: [{ path: 'body.lines.x', message: 'red' }] }));
  expect(await bookNow(api, line('huacas', 'x'))).toEqual({ to: '/canasta', ownDocument: false });
  expect(useConfirmedEmail.getState().limit).toMatchObject({ title: 'Confirma tu correo', detail: 'Desde tu red…' });
  const { browser, emailPass } = call.mock.calls[0]![1].body;
  expect([browser, emailPass]).toEqual([expect.stringMatching(/^[\w-]{36}$/), undefined]);

  keepConfirming({
    email: 'ana@ejemplo.pe',
    pass: { value: 'pass', until: new Date(Date.now() + 60_000).toISOString() },
  });
  expect(await bookNow(api, line('huacas', 'x'))).toEqual({ to: '/pago/order', ownDocument: true });
  expect(call.mock.calls[1]![1].body).toMatchObject({ browser, emailPass: 'pass' });
  expect(useConfirmedEmail.getState().limit).toBeNull();
  keepConfirming({ pass: { value: 'pass', until: new Date(0).toISOString() } });
  await bookNow(api, line('huacas', 'x'));
  expect(call.mock.calls[2]![1].body).not.toHaveProperty('emailPass');
});
