import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { type Face, FaceProvider } from '#web/face.ts';
import { i18n } from '#web/i18n.ts';

const FACE = { country: 'PE', telephone: { code: '51', mobile: '^9\\d{8}$' } } as Face;
export const inPeru = (element: ReactNode) => <FaceProvider value={FACE}>{element}</FaceProvider>;

/** @param path URL of the screen */
export async function show(element: ReactNode, path = '/') {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const render = (next: ReactNode) =>
    act(async () =>
      root.render(
        <I18nProvider i18n={i18n}>
          <MemoryRouter initialEntries={[path]}>{inPeru(next)}</MemoryRouter>
        </I18nProvider>,
      ),
    );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await render(element);
  return { place, render };
}

export const click = (element: Element | null | undefined) =>
  act(async () => element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));

export async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string, leave = false): Promise<void> {
  // React replaces the setter of `value`, so the browser's own setter must set the text.
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!;
  await act(async () => {
    field.focus();
    set.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
  });
  if (leave) await act(async () => field.blur());
}
