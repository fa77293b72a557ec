import { expect, test } from 'vitest';
import { type KeyedDay, moveDay, moveStop, nudgeDay, nudgeStop } from './itinerary-edits.ts';

const END = { name: 'Plaza', lon: 0, lat: 0 };
const day = (key: string, ...stops: string[]): KeyedDay => ({
  key,
  title: key,
  text: '',
  leave: 540,
  start: END,
  end: END,
  stops: stops.map((stop) => ({ key: stop, place: null, minutes: 30, text: '' })),
});
const days = [day('one', 'a', 'b', 'c'), day('two', 'd')];
const shape = (all: KeyedDay[]) => all.map(({ key, stops }) => `${key}:${stops.map((stop) => stop.key).join('')}`);

test('a stop moves before another stop or to the end of a day', () => {
  expect(shape(moveStop(days, 'c', 'one', 'a'))).toEqual(['one:cab', 'two:d']);
  expect(shape(moveStop(days, 'a', 'two', 'd'))).toEqual(['one:bc', 'two:ad']);
  expect(shape(moveStop(days, 'a', 'two', null))).toEqual(['one:bc', 'two:da']);
  expect(moveStop(days, 'x', 'two', null)).toBe(days);
});

test('a stop moves by one position, even to the next or previous day', () => {
  expect(shape(nudgeStop(days, 'a', 1))).toEqual(['one:bac', 'two:d']);
  expect(shape(nudgeStop(days, 'c', 1))).toEqual(['one:ab', 'two:cd']);
  expect(shape(nudgeStop(days, 'd', -1))).toEqual(['one:abcd', 'two:']);
  expect(nudgeStop(days, 'a', -1)).toBe(days);
});

test('a day moves together with its stops', () => {
  expect(shape(moveDay(days, 'two', 'one'))).toEqual(['two:d', 'one:abc']);
  expect(shape(nudgeDay(days, 'one', 1))).toEqual(['two:d', 'one:abc']);
  expect(nudgeDay(days, 'two', 1)).toBe(days);
});
