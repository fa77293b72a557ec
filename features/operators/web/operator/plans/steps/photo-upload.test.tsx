import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { click, show, type } from '#tests/show.tsx';
import { ApiError } from '#web/http/problem.ts';
import type { PlanPicture } from '../../../../contract/plan-content.ts';
import { PhotoUpload } from './photo-upload.tsx';
import { usePhotoUpload } from './use-photo-upload.ts';

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const stored = (alt: string): PlanPicture => ({ kind: 'photo', file: `${alt}.webp`, alt, credit: '' }) as never;

type EditorProps = Parameters<typeof usePhotoUpload>[0] & { isOpen?: boolean };

function Editor({ isOpen = true, ...options }: EditorProps) {
  const photos = usePhotoUpload(options);
  return isOpen ? <PhotoUpload photos={photos} /> : <p>{photos.chosen.length}</p>;
}

async function choose(place: HTMLElement, files: File[]) {
  const input = place.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
}
const button = (place: HTMLElement, name: RegExp) =>
  [...place.querySelectorAll('button')].find((one) => name.test(one.textContent ?? ''));
const words = (place: HTMLElement) => [...place.querySelectorAll<HTMLInputElement>('li input')];

test('several photographs are sent at once, each with its own description', async () => {
  const upload = vi.fn(async (_: File, { alt }: { alt: string }) => stored(alt));
  const added = vi.fn();
  const { place } = await show(<Editor room={2} upload={upload} onAdded={added} />);
  await choose(place, [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
  expect(words(place)).toHaveLength(2);
  expect(place.textContent).toContain('Una foto no cabe');

  await type(words(place)[0]!, 'El muelle');
  await click(button(place, /Subir 2 fotos/));
  expect(upload).not.toHaveBeenCalled();
  expect(place.textContent).toContain('Di qué se ve');
  await type(words(place)[1]!, 'La playa');
  await click(button(place, /Subir 2 fotos/));
  expect(added).toHaveBeenCalledExactlyOnceWith([stored('El muelle'), stored('La playa')]);
  expect(words(place)).toHaveLength(0);
});

test('a photograph that fails stays in the form with its description', async () => {
  const refused = {
    type: 'about:blank',
    title: 'Foto',
    status: 422,
    detail: 'No es una foto.',
    code: 'picture_refused',
  };
  const upload = vi
    .fn()
    .mockResolvedValueOnce(stored('El muelle'))
    .mockRejectedValueOnce(new ApiError(refused as never));
  const added = vi.fn();
  const { place } = await show(<Editor room={5} upload={upload} onAdded={added} />);
  await choose(place, [photo('a.jpg'), photo('b.jpg')]);
  await type(words(place)[0]!, 'El muelle');
  await type(words(place)[1]!, 'La playa');
  await click(button(place, /Subir 2 fotos/));
  expect(added).toHaveBeenCalledExactlyOnceWith([stored('El muelle')]);
  expect(words(place).map(({ value }) => value)).toEqual(['La playa']);
  expect(place.textContent).toContain('No es una foto.');
});

test('chosen photographs keep their files and descriptions while another step is open', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const upload = vi.fn(async (_: File, { alt }: { alt: string }) => stored(alt));
  const options = { room: 5, upload, onAdded: vi.fn() };
  const { place, render } = await show(<Editor {...options} />);
  const file = photo('a.jpg');
  await choose(place, [file]);
  await type(words(place)[0]!, 'El muelle');

  await render(<Editor {...options} isOpen={false} />);
  expect(place.textContent).toBe('1');
  expect(revoked).not.toHaveBeenCalled();
  await render(<Editor {...options} />);
  expect(words(place).map(({ value }) => value)).toEqual(['El muelle']);
  await click(button(place, /Subir la foto/));
  expect(upload).toHaveBeenCalledExactlyOnceWith(file, { alt: 'El muelle', credit: '' });
  expect(revoked).toHaveBeenCalledTimes(1);
});
