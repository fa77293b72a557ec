// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { closeToast, leaveToast, noteInput, toast, useToasts } from './toast-store.ts';

const shown = () => useToasts.getState().shown?.text;
afterEach(closeToast);

test('navigating closes a toast without an undo button if the person acted after the toast appeared', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  noteInput();
  now.mockReturnValue(1200);
  toast({ text: 'Ya estás en el equipo.' });
  now.mockReturnValue(5000);
  leaveToast();
  expect(shown()).toBe('Ya estás en el equipo.');
  noteInput();
  leaveToast();
  expect(shown()).toBeUndefined();

  toast({ text: 'El día 2 ya no está.', action: { label: 'Deshacer: quitar el día 2', run: () => {} } });
  now.mockReturnValue(6000);
  noteInput();
  leaveToast();
  expect(shown()).toBe('El día 2 ya no está.');
  toast({ text: 'Guardado.' });
  expect(shown()).toBe('Guardado.');
});

test('a toast knows whether the control that the person used last is in the lower half of the window', () => {
  const control = document.body.appendChild(document.createElement('button'));
  const usedBelow = (top: number) => {
    vi.spyOn(control, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 40, 40));
    noteInput(control);
    toast({ text: 'Guardado.' });
    return useToasts.getState().shown?.usedBelow;
  };
  expect([usedBelow(20), usedBelow(innerHeight - 60)]).toEqual([false, true]);
});
