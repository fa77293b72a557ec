import { afterEach, expect, test, vi } from 'vitest';
import { closeToast, leaveToast, toast, useToasts } from './toast-store.ts';

const shown = () => useToasts.getState().shown?.text;
afterEach(closeToast);

test('what one screen said is over on the next, unless it was said while leaving it or takes something back', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  toast({ text: 'La salida está en el calendario.' });
  now.mockReturnValue(1300);
  leaveToast();
  expect(shown()).toBe('La salida está en el calendario.');
  now.mockReturnValue(3000);
  leaveToast();
  expect(shown()).toBeUndefined();

  toast({ text: 'El día 2 ya no está.', action: { label: 'Deshacer: quitar el día 2', run: () => {} } });
  now.mockReturnValue(6000);
  leaveToast();
  expect(shown()).toBe('El día 2 ya no está.');
  toast({ text: 'Guardado.' });
  expect(shown()).toBe('Guardado.');
});
