import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { showInDevTools } from './devtools.ts';

afterEach(() => vi.unstubAllGlobals());

it('every action is sent to the Redux DevTools extension, which can restore an earlier state', () => {
  const connection = { init: vi.fn(), send: vi.fn(), subscribe: vi.fn() };
  const connect = vi.fn(() => connection);
  vi.stubGlobal('__REDUX_DEVTOOLS_EXTENSION__', { connect });
  const store = createStore(() => ({ open: false }));
  const report = showInDevTools('layout', store);
  store.setState({ open: true });
  report({ type: 'opened' });
  expect(connect).toHaveBeenCalledWith({ name: 'layout', maxAge: 25 });
  expect(connection.init).toHaveBeenCalledWith({ open: false });
  expect(connection.send).toHaveBeenCalledWith({ type: 'opened' }, { open: true });
  const [[jump]] = connection.subscribe.mock.calls as [[(message: object) => void]];
  jump({ type: 'DISPATCH', payload: { type: 'JUMP_TO_STATE' }, state: '{"open":false}' });
  expect(store.getState()).toEqual({ open: false });
});

it('without the extension, showInDevTools does nothing', () => {
  expect(() =>
    showInDevTools(
      'layout',
      createStore(() => ({})),
    )({ type: 'x' }),
  ).not.toThrow();
});
