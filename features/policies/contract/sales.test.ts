import { expect, test } from 'vitest';
import { mayCharge, SALES, type SalesChannel, sellsBy } from './sales.ts';

const CHANNELS: SalesChannel[] = ['basket', 'quotation', 'agency'];

test('the kind of sales decides which channels may sell', () => {
  const sold = SALES.map((sales) => CHANNELS.filter((channel) => sellsBy(sales, channel)));
  expect(sold).toEqual([[], ['quotation'], CHANNELS]);
});

test('a site that sells nothing charges nothing', () => {
  const charged = (isConfirmed: boolean) =>
    SALES.map((sales) => CHANNELS.filter((channel) => mayCharge(sales, { channel, isConfirmed })));
  expect(charged(false)).toEqual([[], ['quotation'], CHANNELS]);
  expect(charged(true)).toEqual([[], CHANNELS, CHANNELS]);
});
