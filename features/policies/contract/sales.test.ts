import { expect, test } from 'vitest';
import { mayCharge, SALES, type SalesChannel, sellsBy } from './sales.ts';

const CHANNELS: SalesChannel[] = ['basket', 'quotation', 'agency'];

test('a site sells nothing, only accepted offers, or everything', () => {
  const sold = SALES.map((sales) => CHANNELS.filter((channel) => sellsBy(sales, channel)));
  expect(sold).toEqual([[], ['quotation'], CHANNELS]);
});

test('a site that sells nothing charges nothing; one that sells by quotation takes the balance of every confirmed order', () => {
  const charged = (isConfirmed: boolean) =>
    SALES.map((sales) => CHANNELS.filter((channel) => mayCharge(sales, { channel, isConfirmed })));
  expect(charged(false)).toEqual([[], ['quotation'], CHANNELS]);
  expect(charged(true)).toEqual([[], CHANNELS, CHANNELS]);
});
