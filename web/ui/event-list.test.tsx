import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { EventItem, EventList } from './event-list.tsx';

test('events are an ordered list, and each tone has its own class', async () => {
  const { place } = await show(
    <EventList>
      <EventItem>Se guardó</EventItem>
      <EventItem tone="caution">Espera</EventItem>
    </EventList>,
  );
  const [plain, waiting] = [...place.querySelectorAll('ol > li')];
  expect(plain?.textContent).toBe('Se guardó');
  expect(waiting?.className).not.toBe(plain?.className);
});
