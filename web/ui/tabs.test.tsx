import { expect, test, vi } from 'vitest';
import { click, show } from '#tests/show.tsx';
import { TabLinks, TabSteps } from './tabs.tsx';

test('the link of the current tab is marked, and a count of zero is shown', async () => {
  const { place } = await show(
    <TabLinks
      label="Partes"
      current="open"
      items={[
        { key: 'open', to: '?parte=open', label: 'Por responder', count: 0 },
        { key: 'done', to: '?parte=done', label: 'Respondidas', count: null },
      ]}
    />,
  );
  expect(place.querySelector('nav')?.getAttribute('aria-label')).toBe('Partes');
  const links = [...place.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
  expect(links.map(({ textContent }) => textContent)).toEqual(['Por responder0', 'Respondidas']);
});

test('the current step is marked, and the row scrolls to it', async () => {
  const pick = vi.fn();
  const items = [
    { key: 'what', label: 'Qué' },
    { key: 'when', label: 'Cuándo', before: '2 ' },
  ] as const;
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400);
  const { place } = await show(<TabSteps label="Pasos" current="when" items={items} onPick={pick} />);
  const [what, when] = [...place.querySelectorAll('button')];
  expect([what?.getAttribute('aria-current'), when?.getAttribute('aria-current')]).toEqual([null, 'step']);
  expect(place.querySelector('nav')?.scrollLeft).toBe(340);
  await click(what);
  expect(pick).toHaveBeenCalledExactlyOnceWith('what');
});
