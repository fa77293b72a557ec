import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame, mergeFields } from './merge-fields.ts';

const price = (unit: string | null, amount: number) => ({ unit, from: null, to: null, weekdays: null, amount });

const base = {
  title: 'Valle',
  summary: 'Un día',
  includes: ['Guía', 'Agua'],
  meeting: { name: 'Plaza', lon: -79, lat: -8 },
  days: [
    {
      title: 'Uno',
      stops: [
        { place: 'a', minutes: 60 },
        { place: 'b', minutes: 30 },
      ],
    },
  ],
  options: [
    { id: 'o1', name: 'Grupo', prices: [price('adult', 100)] },
    { id: 'o2', name: 'Privado', prices: [price(null, 900)] },
  ],
};
type Doc = typeof base;
const edit = (change: (doc: Doc) => void): Doc => {
  const doc = structuredClone(base);
  change(doc);
  return doc;
};

test('a change that only one side made is applied, also inside lists', () => {
  const mine = edit((doc) => {
    doc.title = 'Valle alto';
    doc.includes.push('Almuerzo');
    doc.days[0]!.stops[1]!.minutes = 45;
    doc.options[0]!.prices[0]!.amount = 120;
    doc.options[0]!.prices.unshift(price('child', 50));
  });
  const theirs = edit((doc) => {
    doc.summary = 'Dos días';
    doc.includes.shift();
    doc.days[0]!.stops.unshift({ place: 'c', minutes: 15 });
    doc.options[1]!.name = 'Solo ustedes';
    doc.options.push({ id: 'o3', name: 'Nocturno', prices: [] as Doc['options'][0]['prices'] });
    doc.meeting.lat = -9;
  });
  const { value, conflicts } = mergeFields(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(value).toEqual({
    title: 'Valle alto',
    summary: 'Dos días',
    includes: ['Agua', 'Almuerzo'],
    meeting: { name: 'Plaza', lon: -79, lat: -9 },
    days: [
      {
        title: 'Uno',
        stops: [
          { place: 'c', minutes: 15 },
          { place: 'a', minutes: 60 },
          { place: 'b', minutes: 45 },
        ],
      },
    ],
    options: [
      { id: 'o1', name: 'Grupo', prices: mine.options[0]!.prices },
      { id: 'o2', name: 'Solo ustedes', prices: base.options[1]!.prices },
      { id: 'o3', name: 'Nocturno', prices: [] },
    ],
  });
});

test('a field that both sides changed is a conflict, and gets the chosen value', () => {
  const mine = edit((doc) => {
    doc.title = 'Mío';
    doc.options[0]!.prices[0]!.amount = 120;
    doc.options.pop();
    doc.meeting.lon = -80;
  });
  const theirs = edit((doc) => {
    doc.title = 'Suyo';
    doc.options[0]!.prices[0]!.amount = 130;
    doc.options[1]!.name = 'Solo ustedes';
    doc.meeting.lat = -9;
  });
  const { value, conflicts } = mergeFields(base, mine, theirs);
  expect(value).toEqual(mine);
  expect(conflicts.map(({ path, ...both }) => [path.at(0), path.at(-1), both])).toEqual([
    ['title', 'title', { mine: 'Mío', theirs: 'Suyo' }],
    ['meeting', 'lon', { mine: { lon: -80, lat: -8 }, theirs: { lon: -79, lat: -9 } }],
    ['options', 'amount', { mine: 120, theirs: 130 }],
    ['options', 'o2', { mine: undefined, theirs: theirs.options[1] }],
  ]);
  expect(mergeFields(base, mine, theirs, () => 'theirs').value).toEqual(theirs);
});

test('two changed lists without keys, or two values of different types, are one conflict', () => {
  const line = { list: [{ text: 'a' }], end: { name: 'Plaza', lon: 1, lat: 2 } as object };
  const mine = { list: [{ text: 'a' }, { text: 'b' }], end: { place: 'x' } };
  const theirs = { list: [], end: { name: 'Muelle', lon: 1, lat: 2 } };
  expect(mergeFields<typeof line>(line, mine, theirs).conflicts).toEqual([
    { path: ['list'], mine: mine.list, theirs: theirs.list },
    { path: ['end'], mine: mine.end, theirs: theirs.end },
  ]);
});

test('a field that only one side added or removed is merged', () => {
  interface Stop {
    minutes: number;
    meal?: string;
    fresh?: boolean;
  }
  const was: Stop = { minutes: 60, meal: 'lunch' };
  expect(mergeFields<Stop>(was, { minutes: 45 }, { ...was, fresh: true })).toEqual({
    value: { minutes: 45, fresh: true },
    conflicts: [],
  });
});

test('for random documents, only different changes of one field are conflicts', () => {
  const words = fc.constantFrom('a', 'b', 'c');
  const doc = fc.record({
    one: words,
    lines: fc.uniqueArray(words, { maxLength: 3 }),
    items: fc.uniqueArray(fc.record({ id: words, text: words }), { selector: ({ id }) => id, maxLength: 3 }),
    rows: fc.array(fc.record({ text: words }), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(doc, doc, doc, (was, mine, theirs) => {
      expect(mergeFields(was, mine, was)).toEqual({ value: mine, conflicts: [] });
      expect(mergeFields(was, was, theirs)).toEqual({ value: theirs, conflicts: [] });
      expect(mergeFields(was, mine, mine)).toEqual({ value: mine, conflicts: [] });
      const { value, conflicts } = mergeFields(was, mine, theirs);
      const named = (path: string) => conflicts.some((one) => one.path[0] === path);
      if (mine.one !== was.one) expect(value.one).toBe(mine.one);
      if (theirs.one !== was.one && !named('one')) expect(value.one).toBe(theirs.one);
      for (const line of [...mine.lines, ...theirs.lines].filter((one) => !was.lines.includes(one)))
        expect(value.lines).toContain(line);
      for (const item of theirs.items) {
        const before = was.items.find(({ id }) => id === item.id);
        if (!isSame(before, item) && !named('items')) expect(value.items).toContainEqual(item);
      }
    }),
  );
});
