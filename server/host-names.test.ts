import { describe, expect, test } from 'vitest';
import { bareHost, isLoopback, isPublic } from './host-names.ts';

describe('host names', () => {
  test('bareHost removes ports, brackets and the final dot, and lowers the case', () => {
    const bare = ['Viaja.PE', 'viaja.pe:443', 'viaja.pe.', '[::1]:3000', '[2001:DB8::1]', '::1', '10.0.0.1:80'].map(
      bareHost,
    );
    expect(bare).toEqual(['viaja.pe', 'viaja.pe', 'viaja.pe', '::1', '2001:db8::1', '::1', '10.0.0.1']);
  });

  test.each([
    'localhost',
    'LOCALHOST:3000',
    'a.localhost',
    '127.0.0.1',
    '127.8.8.8:1',
    '::1',
    '[::1]:3000',
    '::ffff:127.0.0.1',
  ])('%s is a loopback host', (host) => expect([isLoopback(host), isPublic(host)]).toEqual([true, false]));

  test.each([
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.4:3000',
    '169.254.1.1',
    '[fd00::1]',
    'fe80::1',
    'laptop',
    'sala.local',
    'web.region.test',
  ])('%s is a host of a private network', (host) => expect([isLoopback(host), isPublic(host)]).toEqual([false, false]));

  test.each([
    'viaja.pe',
    '203.0.113.9',
    '172.32.0.1',
    '[2001:db8::1]:443',
    '127.0.0.1.viaja.pe',
    'localhost.viaja.pe',
    'nolocal'.concat('.pe'),
  ])('%s is a public host', (host) => expect([isLoopback(host), isPublic(host)]).toEqual([false, true]));
});
