import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { FieldSet, Fields } from './field-set.tsx';

const noteOf = (place: Element) => {
  const id = place.querySelector('fieldset')?.getAttribute('aria-describedby');
  return id ? document.getElementById(id)?.textContent : null;
};

test('the legend and the hint describe the fields, and an error replaces the hint', async () => {
  const { place, render } = await show(
    <FieldSet legend="Días" hint="Elige varios.">
      <input />
    </FieldSet>,
  );
  expect(place.querySelector('legend')?.textContent).toBe('Días');
  expect(noteOf(place)).toBe('Elige varios.');
  await render(<FieldSet legend="Días" hint="Elige varios." error="Elige uno." />);
  expect(noteOf(place)).toBe('Elige uno.');
});

test('a hidden legend still names the fields', async () => {
  const { place } = await show(
    <FieldSet legend="Días" hideLegend disabled>
      <input />
    </FieldSet>,
  );
  expect(noteOf(place)).toBeNull();
  expect(place.querySelector('legend')?.className).toBe('sr');
  expect(place.querySelector('fieldset')?.disabled).toBe(true);
});

test('a legend with `look="title"` has its own class', async () => {
  const { place } = await show(
    <>
      <FieldSet legend="Días" />
      <FieldSet legend="Quién eres" look="title" />
    </>,
  );
  const [label, title] = [...place.querySelectorAll('legend')];
  expect(title?.className).not.toBe(label?.className);
});

test('`Fields` is no group for screen readers', async () => {
  const { place } = await show(
    <>
      <Fields layout="pair" />
      <FieldSet legend="Fechas" layout="pair" />
    </>,
  );
  const [fields, group] = [place.querySelector(':scope > div'), place.querySelector('fieldset > div')];
  expect(fields?.closest('fieldset')).toBeNull();
  expect(fields?.className).toBe(group?.className);
});
