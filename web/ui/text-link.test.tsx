import { expect, test, vi } from 'vitest';
import { click, show } from '#tests/show.tsx';
import { TextButton, TextLink } from './text-link.tsx';

test('a text button does not send its form', async () => {
  const pressed = vi.fn();
  const sent = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { place } = await show(
    <form onSubmit={sent}>
      <TextLink to="/planes">Ver todos</TextLink>
      <TextButton onClick={pressed}>Cambiar</TextButton>
    </form>,
  );
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/planes');
  await click(place.querySelector('button'));
  expect(pressed).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
});

test('each kind has its own class, and further classes are kept', async () => {
  const { place } = await show(
    <>
      <TextLink to="/">solo</TextLink>
      <TextLink to="/" kind="inline" className="mine">
        en la frase
      </TextLink>
      <TextLink to="/" kind="back">
        volver
      </TextLink>
    </>,
  );
  const looks = [...place.querySelectorAll('a')].map(({ className }) => className);
  expect(new Set(looks).size).toBe(3);
  expect(looks[1]).toContain('mine');
});
