import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test('every notation of an IPv4 address gives the same address', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::FFFF:203.0.113.7')).toBe('203.0.113.7');
});

test('all addresses of an IPv6 /64 give the same network', () => {
  const one = '2001:db8:7:42::/64';
  for (const address of [
    '2001:db8:7:42::1',
    '2001:0DB8:0007:0042:ffff:1:2:3',
    '2001:db8:7:42::',
    '2001:db8:7:42::1%eth0',
  ])
    expect(networkOf(address)).toBe(one);
  expect(networkOf('2001:db8:7:43::1')).not.toBe(one);
  expect(networkOf('2001:db8::42:0:0:0:1')).toBe('2001:db8:0:42::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('::')).toBe('0:0:0:0::/64');
  expect(networkOf('64:ff9b::203.0.113.7')).toBe('64:ff9b:0:0::/64');
});

test('a text that is not an IP address is returned unchanged', () => {
  expect(networkOf('')).toBe('');
  expect(networkOf('unix')).toBe('unix');
});
