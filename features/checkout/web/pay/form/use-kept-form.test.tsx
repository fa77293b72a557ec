import { act, type ReactElement, useRef } from 'react';
import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { forgetForm, useKeptForm } from './use-kept-form.ts';

function PayForm({ order, takesContact = true }: { order: string; takesContact?: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const keep = useKeptForm(order, form, 0, takesContact);
  return (
    <form ref={form} onInput={keep}>
      <input name="name" defaultValue="" />
      <input name="traveller" defaultValue="" />
    </form>
  );
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const type = (name: string, value: string) =>
  act(async () => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
const valuesNow = () => [field('name').value, field('traveller').value];

test('a return to the same order restores everything, and another order restores the contact alone', async () => {
  const { render } = await show(<PayForm key="one" order="one" />);
  await type('name', 'Lucía Nopo');
  await type('traveller', 'Ana');
  const openAgain = async (element: ReactElement) => {
    await render(null);
    await render(element);
    return valuesNow();
  };
  expect(await openAgain(<PayForm order="one" />)).toEqual(['Lucía Nopo', 'Ana']);
  expect(await openAgain(<PayForm order="two" />)).toEqual(['Lucía Nopo', '']);
  expect(await openAgain(<PayForm order="three" takesContact={false} />)).toEqual(['', '']);
  forgetForm('one');
  expect(await openAgain(<PayForm order="four" />)).toEqual(['', '']);
});
