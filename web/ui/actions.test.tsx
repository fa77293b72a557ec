import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { Actions, SaveBar } from './actions.tsx';

test('buttons keep their order, and `align="end"` changes the class of their container', async () => {
  const buttons = ['Guardar', 'Cancelar'].map((name) => (
    <button key={name} type="button">
      {name}
    </button>
  ));
  const { place } = await show(
    <>
      <Actions>{buttons}</Actions>
      <Actions align="end">{buttons}</Actions>
    </>,
  );
  const [start, end] = [...place.children];
  expect(start?.textContent).toBe('GuardarCancelar');
  expect(start?.className).not.toBe(end?.className);
});

test('the save bar has `data-waits` while there are unsaved changes', async () => {
  const { place, render } = await show(<SaveBar waits />);
  expect(place.firstElementChild?.hasAttribute('data-waits')).toBe(true);
  await render(<SaveBar waits={false} />);
  expect(place.firstElementChild?.hasAttribute('data-waits')).toBe(false);
});
