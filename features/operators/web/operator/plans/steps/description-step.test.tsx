import { expect, test, vi } from 'vitest';
import { show } from '#tests/show.tsx';
import type { ManagedOption } from '../../../../contract/managed-plan.ts';
import type { PlanContent, PlanFacts } from '../../../../contract/plan-content.ts';
import { DescriptionStep } from './description-step.tsx';

const content = { title: 'El muelle', summary: '', description: '', certificate: null } as unknown as PlanContent;
const facts = {
  ...{ category: 'culture', difficulty: 1, languages: ['es', 'en'], accessible: false, adventure: false },
  confirmation: 'INSTANT',
} as PlanFacts;

test('a language that no option has is named beside the languages', async () => {
  const { place } = await show(
    <DescriptionStep
      content={content}
      facts={facts}
      options={[{ language: 'es' } as ManagedOption]}
      onContent={vi.fn()}
      onFacts={vi.fn()}
    />,
  );
  expect(place.querySelector('[role=status]')?.textContent).toBe('Ninguna de tus tarifas es en inglés.');
});
