import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { click, show, type } from '#tests/show.tsx';
import { Combobox } from './combobox.tsx';

/** Milliseconds. The library measures the window often, which is slow in happy-dom. */
const LONG = 20_000;

const PLACES = ['Chan Chan', 'Huanchaco'];

function Places({ onPick }: { onPick: (place: string) => void }) {
  const [typed, setTyped] = useState('');
  const items = PLACES.filter((place) => place.startsWith(typed));
  return (
    <Combobox
      label="Lugar"
      typed={typed}
      onType={setTyped}
      items={items}
      keyOf={(place) => place}
      textOf={(place) => place}
      onPick={onPick}
      status={items.length === 0 ? 'Ninguno' : null}
    >
      {(place) => <b>{place}</b>}
    </Combobox>
  );
}

test(
  'typing in the labelled field shows suggestions, and a click picks one',
  async () => {
    const pick = vi.fn();
    const { place } = await show(<Places onPick={pick} />);
    const field = place.querySelector<HTMLInputElement>('[role="combobox"]')!;
    expect(place.querySelector('label')?.htmlFor).toBe(field.id);
    await type(field, 'Hu');
    const options = () => [...place.querySelectorAll('[role="option"]')];
    await vi.waitFor(() => expect(options().map(({ textContent }) => textContent)).toEqual(['Huanchaco']));
    const names = [...place.querySelectorAll('[role="button"]')].map((closer) => closer.getAttribute('aria-label'));
    expect(names).toEqual(['Cerrar', 'Cerrar']);
    await click(options()[0]);
    expect(pick).toHaveBeenCalledExactlyOnceWith('Huanchaco');
    expect(field.value).toBe('');
  },
  LONG,
);

test(
  'a status says that a text has no suggestions',
  async () => {
    const { place } = await show(<Places onPick={vi.fn()} />);
    await type(place.querySelector<HTMLInputElement>('[role="combobox"]')!, 'Lima');
    expect(place.querySelectorAll('[role="option"]')).toHaveLength(0);
    await vi.waitFor(() => expect(place.querySelector('[role="status"]')?.textContent).toBe('Ninguno'));
  },
  LONG,
);
