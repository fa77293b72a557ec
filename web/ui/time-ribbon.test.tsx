import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { TimeAxis, TimeRibbon } from './time-ribbon.tsx';

test('spans, the current time and the scale are at their position in the day', async () => {
  const { place } = await show(
    <>
      <TimeAxis from={8} to={18} marks={[{ at: 13, label: 13 }]} />
      <TimeRibbon from={8} to={18} spans={[{ begin: 9, end: 13 }]} now={{ at: 10.5, text: '10:30' }} />
    </>,
  );
  const [axis, ribbon] = [...place.children] as [HTMLElement, HTMLElement];
  expect(axis.querySelector('i')?.style.left).toBe('50.00%');
  expect(ribbon.querySelector('i')?.style.left).toBe('10.00%');
  expect(ribbon.querySelector('em')?.style.left).toBe('25.00%');
  expect(ribbon.querySelector('em')?.dataset.time).toBe('10:30');
  expect([...place.children].map((part) => part.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
});

test('a current time outside the shown hours is not marked', async () => {
  const { place } = await show(<TimeRibbon from={8} to={18} spans={[]} now={{ at: 20, text: '20:00' }} />);
  expect(place.querySelector('em')).toBeNull();
});
