import { expect, test } from 'vitest';
import { changeWords, otherParty, withChildren } from './tried-party.ts';

const FROM = { adults: 2, seniors: 0, childAges: [4] };

test('a party is incomplete while the age of a child is missing', () => {
  const more = withChildren(FROM, 2);
  expect(more.childAges).toEqual([4, null]);
  expect(otherParty(more, FROM)).toBeNull();
  expect(otherParty({ ...more, childAges: [4, 0] }, FROM)).toEqual({ adults: 2, seniors: 0, childAges: [4, 0] });
  expect(withChildren(more, 0).childAges).toEqual([]);
});

test('the order of the ages does not change the party', () => {
  expect(otherParty(FROM, FROM)).toBeNull();
  expect(otherParty({ ...FROM, childAges: [9, 4] }, { ...FROM, childAges: [4, 9] })).toBeNull();
  expect(otherParty({ ...FROM, adults: 0 }, FROM)).toBeNull();
});

test('the proposed message names the new and the former party', () => {
  expect(changeWords({ ...FROM, adults: 3 }, FROM)).toMatch(
    /^Ahora seríamos 3 adultos .*4 años.*, en lugar de 2 adultos/,
  );
});
