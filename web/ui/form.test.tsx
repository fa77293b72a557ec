import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Form } from './form.tsx';

it('a form has the method `dialog`, so that it sends nothing before scripts run', () => {
  expect(renderToStaticMarkup(<Form noValidate>…</Form>)).toBe('<form noValidate="" method="dialog">…</form>');
});
