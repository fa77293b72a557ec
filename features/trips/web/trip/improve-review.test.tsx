import { expect, test, vi } from 'vitest';
import { smallProblem } from '#planner/proof/small.ts';
import { click, show } from '#tests/show.tsx';
import { sampleStop, sampleTrip } from '#tests/trips.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import type { PlanningContext } from '../../contract/planning.ts';
import { ImproveReview } from './improve-review.tsx';
import type { PlanActions, Proposal } from './use-plan-actions.ts';

const problem = { ...smallProblem(), fixed: [] };
const names: Record<string, string> = { museum: 'Museo', garden: 'Jardín', square: 'Plaza', market: 'Mercado' };
const board = {
  problem,
  places: problem.places.map(({ id }) => ({ id, name: names[id] ?? id })),
  anchors: [],
} as unknown as PlanningContext;
const dates = ['2026-11-23', '2026-11-24'] as const;
const trip = (...days: [string, number][][]) => ({
  ...sampleTrip(),
  days: days.map((stops, at) => ({
    date: dates[at]!,
    stops: stops.map(([place, begin]) => sampleStop(place, begin, 30, place)),
  })),
});

async function review(proposal: Partial<Proposal>) {
  const actions = { proposal: { known: { board, plans: [] }, gains: null, ...proposal }, refuse: vi.fn() };
  const onAccept = vi.fn();
  await show(
    <ApiProvider value={{ call: () => new Promise(() => undefined) } as unknown as Api}>
      <ImproveReview actions={actions as unknown as PlanActions} remembered={{}} onAccept={onAccept} />
    </ApiProvider>,
  );
  const sheet = document.querySelector('dialog')!;
  const day = (number: number) => sheet.querySelector(`section[aria-label="Día ${number}"]`)!.textContent;
  const button = (name: string) => [...sheet.querySelectorAll('button')].find((one) => one.textContent === name);
  return { sheet, day, button, onAccept };
}

test('before a place enters, each day that changes is named, and how it changes', async () => {
  const { sheet, day, button, onAccept } = await review({
    before: trip(
      [
        ['garden', 600],
        ['market', 700],
      ],
      [['square', 600]],
    ),
    after: trip(
      [['museum', 600]],
      [
        ['square', 620],
        ['garden', 700],
      ],
    ),
    entering: 'museum',
  });
  expect(sheet.textContent).toContain('Si entra Museo, cambian los días 1 y 2.');
  expect(day(1)).toContain('Entra Museo, 10:00');
  expect(day(1)).toContain('Sale Mercado');
  expect(day(2)).toContain('Plaza: de 10:00 a 10:20');
  expect(day(2)).toContain('Jardín: del día 1 aquí, 11:40');
  await click(button('Ponerlo así'));
  expect(onAccept).toHaveBeenCalledOnce();
});

test('a day that stays says so', async () => {
  const { sheet, day } = await review({
    before: trip([['garden', 600]], [['square', 600]]),
    after: trip([['museum', 600]], [['square', 600]]),
    entering: 'museum',
  });
  expect(sheet.textContent).toContain('Si entra Museo, cambia el día 1.');
  expect(day(2)).toContain('Queda igual.');
});
