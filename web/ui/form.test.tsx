import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Form } from './form.tsx';

it('sends nothing while no script listens', () => {
  expect(renderToStaticMarkup(<Form noValidate>…</Form>)).toBe('<form noValidate="" method="dialog">…</form>');
});
