import { expect, test } from 'vitest';
import { changeWords, otherParty, withChildren } from './tried-party.ts';

const FROM = { adults: 2, seniors: 0, childAges: [4] };

test('an added child has no age until one is entered', () => {
  const more = withChildren(FROM, 2);
  expect(more.childAges).toEqual([4, null]);
  expect(otherParty(more, FROM)).toBeNull();
  expect(otherParty({ ...more, childAges: [4, 0] }, FROM)).toEqual({ adults: 2, seniors: 0, childAges: [4, 0] });
  expect(withChildren(more, 0).childAges).toEqual([]);
});

test('the same ages in another order are the same party, and no party travels without an adult', () => {
  expect(otherParty(FROM, FROM)).toBeNull();
  expect(otherParty({ ...FROM, childAges: [9, 4] }, { ...FROM, childAges: [4, 9] })).toBeNull();
  expect(otherParty({ ...FROM, adults: 0 }, FROM)).toBeNull();
});

test('the words to operators name both parties', () => {
  expect(changeWords({ ...FROM, adults: 3 }, FROM)).toMatch(
    /^Ahora seríamos 3 adultos .*4 años.*, en lugar de 2 adultos/,
  );
});
