import { expect, test, vi } from 'vitest';
import { click, show } from '#tests/show.tsx';
import type { ChangeDate } from '../../../contract/change.ts';
import { DateList } from './date-list.tsx';

// The calendar is loaded when it opens. Loading it here keeps the tests' waiting short.
await import('#web/ui/calendar.tsx');

const dateOn = (localDate: string, localTime = '09:00'): ChangeDate => ({
  departureId: `${localDate} ${localTime}`,
  ...{ localDate, localTime, startsAt: `${localDate}T14:00:00Z`, left: 8 },
  ...{ total: 5000, difference: 0, held: false, current: false },
});
const DATES = [1, 2, 3, 4, 5, 6, 20].map((day) => dateOn(`2999-03-${String(day).padStart(2, '0')}`));

async function showDates(dates: ChangeDate[]) {
  const chosen = vi.fn();
  const { place } = await show(
    <DateList legend="¿Cuándo?" dates={dates} currency="PEN" booked="2999-03-10" chosen={null} onChoose={chosen} />,
  );
  const press = (name: RegExp) =>
    click([...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent ?? '')));
  const shown = () => place.querySelectorAll('input[type="radio"]').length;
  const dayButton = (name: RegExp) =>
    [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button, dialog button')].find((it) =>
      name.test(it.getAttribute('aria-label') ?? ''),
    );
  return { chosen, press, shown, dayButton };
}

test('few dates need no calendar', async () => {
  const { shown } = await showDates(DATES.slice(0, 6));
  expect(shown()).toBe(6);
  expect(document.body.textContent).not.toContain('Ver el calendario');
});

test('a day of the calendar with one departure chooses it, and other days cannot be chosen', async () => {
  const { chosen, press, shown, dayButton } = await showDates(DATES);
  expect(shown()).toBe(6);
  await press(/Ver el calendario/);
  await vi.waitFor(() => expect(dayButton(/20 de marzo/)).toBeDefined());
  expect(dayButton(/19 de marzo/)!.disabled).toBe(true);
  await click(dayButton(/20 de marzo/));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('2999-03-20 09:00');
  expect(shown()).toBe(1);
  await press(/Ver las primeras fechas/);
  expect(shown()).toBe(6);
});

test('a day with two departures shows both and chooses none', async () => {
  const { chosen, press, shown, dayButton } = await showDates([...DATES, dateOn('2999-03-20', '15:00')]);
  await press(/Ver el calendario/);
  await vi.waitFor(() => expect(dayButton(/20 de marzo/)).toBeDefined());
  await click(dayButton(/20 de marzo/));
  expect(chosen).not.toHaveBeenCalled();
  expect(shown()).toBe(2);
});
