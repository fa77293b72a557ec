import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { click, show } from '#tests/show.tsx';
import { Menu } from './menu.tsx';

/** Milliseconds. The library measures the window often, which is slow in happy-dom. */
const LONG = 20_000;

const opener = (place: Element) => place.querySelector<HTMLElement>('button[aria-haspopup="menu"]')!;
const items = (place: Element) => [...place.querySelectorAll<HTMLElement>('[role="menuitem"]')];

test(
  'the button opens the menu, and a picked action runs and closes the menu',
  async () => {
    const edit = vi.fn();
    const { place } = await show(
      <Menu label="Más acciones" items={[{ key: 'edit', label: 'Editar', onPick: edit }]} />,
    );
    expect(opener(place).getAttribute('aria-label')).toBe('Más acciones');
    expect(items(place)).toEqual([]);
    await click(opener(place));
    expect(items(place).map(({ textContent }) => textContent)).toEqual(['Editar']);
    await click(items(place)[0]);
    expect(edit).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(opener(place).getAttribute('aria-expanded')).toBe('false'));
  },
  LONG,
);

test(
  'a disabled action stays in the menu and does nothing',
  async () => {
    const drop = vi.fn();
    const { place } = await show(
      <Menu
        label="Más acciones"
        items={[{ key: 'drop', label: 'Eliminar', onPick: drop, tone: 'stop', disabled: true }]}
      />,
    );
    await click(opener(place));
    const [item] = items(place);
    expect(item?.getAttribute('aria-disabled')).toBe('true');
    await click(item);
    expect(drop).not.toHaveBeenCalled();
  },
  LONG,
);

test(
  'Escape closes the menu',
  async () => {
    const { place } = await show(
      <Menu label="Más acciones" items={[{ key: 'a', label: 'Editar', onPick: vi.fn() }]} />,
    );
    await click(opener(place));
    const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    await act(async () => items(place)[0]?.dispatchEvent(pressed));
    await vi.waitFor(() => expect(opener(place).getAttribute('aria-expanded')).toBe('false'));
  },
  LONG,
);
