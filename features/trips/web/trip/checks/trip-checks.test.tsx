import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf } from '#planner/draft.ts';
import { smallProblem } from '#planner/proof/small.ts';
import { solve } from '#planner/solve.ts';
import { validate } from '#planner/validate.ts';
import { i18n } from '#web/i18n.ts';
import type { PlanningContext } from '../../../contract/planning.ts';
import type { TripDocument } from '../../../contract/trip.ts';
import type { TripView } from '../../document/read-trip.ts';
import type { StopView } from '../../ribbon/day-view.ts';
import { TripChecks } from './trip-checks.tsx';

let root: Root;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => act(() => root.unmount()));

const DOUBTFUL: Record<string, Partial<StopView>> = {
  '0-0': {
    name: 'Huaca Arco Iris',
    doubts: [{ about: 'closed', text: 'El inventario avisa que podría estar cerrada.' }],
  },
  '0-1': { doubts: [{ about: 'price', text: 'Suponemos soles.' }] },
};

test('the checks name straight-line estimates, driving that the traveller asked for, and what is doubtful', async () => {
  const problem = smallProblem();
  const plan = solve(problem, { iterations: 200 });
  let id = 0;
  const days = draftOf(plan, () => `s${id++}`);
  const verdict = validate(problem, days);
  verdict.days[0]!.warnings = [{ code: 'driving_as_asked', minutes: 170, promised: 110 }];
  const view = {
    verdict,
    days: plan.days.map((day, index) => ({
      index,
      stops: day.stops.map((_, s) => ({
        id: `${index}-${s}`,
        number: s + 1,
        hoursClass: 'known',
        broken: null,
        ...DOUBTFUL[`${index}-${s}`],
      })),
      legs: day.legs.map((leg) => ({ ...leg, basis: 'estimate' })),
    })),
  } as unknown as TripView;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <TripChecks
          view={view}
          board={{ problem } as unknown as PlanningContext}
          document={{ days: [] } as unknown as TripDocument}
        />
      </I18nProvider>,
    ),
  );
  const text = document.body.textContent;
  expect(text).toMatch(/tramos estimados desde la línea recta/);
  expect(text).toMatch(/Tu ritmo promete hasta/);
  expect(text).toContain('Huaca Arco Iris: puede estar cerrado, confírmalo antes de ir');
  expect(text).toContain('1 parada con un dato que no está claro: mira el detalle');
});
