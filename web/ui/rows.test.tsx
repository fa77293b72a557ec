import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { Nothing, Row, RowEnd, RowFacts, RowLink, RowMain, RowName, Rows } from './rows.tsx';

test('rows are a list, and the name of a row may be a link', async () => {
  const { place } = await show(
    <Rows aria-label="Pagos">
      <Row columns={2}>
        <RowMain>
          <RowLink to="/pagos/1">Enero</RowLink>
          <RowFacts>enviado</RowFacts>
        </RowMain>
        <RowEnd>S/ 20</RowEnd>
      </Row>
      <Row>
        <RowName>Febrero</RowName>
      </Row>
    </Rows>,
  );
  expect(place.querySelector('ul')?.getAttribute('aria-label')).toBe('Pagos');
  expect(place.querySelectorAll('ul > li')).toHaveLength(2);
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/pagos/1');
});

test('each number of columns and each row with a picture has its own class', async () => {
  const { place } = await show(
    <Rows>
      <Row />
      <Row columns={2} />
      <Row columns={3} />
      <Row columns={2} picture />
    </Rows>,
  );
  expect(new Set([...place.querySelectorAll('li')].map(({ className }) => className)).size).toBe(4);
});

test('the text of an empty list is a paragraph', async () => {
  const { place } = await show(<Nothing>Ningún pago espera.</Nothing>);
  expect(place.querySelector('p')?.textContent).toBe('Ningún pago espera.');
});
