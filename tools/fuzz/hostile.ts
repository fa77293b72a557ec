import fc, { type Arbitrary } from 'fast-check';

/** Values that an attacker might send. */
export const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      '\udfff\ud800',
      '\u202eabc',
      'ﷺ'.repeat(30),
      '👩‍👩‍👧‍👦'.repeat(20),
      'İ',
      'ß',
      '\ufeff',
      '\r\nSet-Cookie: a=b',
    ],
    ...[
      "'",
      "' or 1=1--",
      "'; drop table account;--",
      '%',
      '_',
      '\\',
      '%00',
      '%s%n',
      '$'.concat('{7*7}'),
      '{{7*7}}',
      '<script>alert(1)</script>',
    ],
    ...[
      '../../../../etc/passwd',
      '..%2f..%2f',
      'file:///etc/passwd',
      'http://169.254.169.254/',
      'javascript:alert(1)',
      '(a+)+$',
      'a'.repeat(5000),
    ],
    ...[
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      'hasOwnProperty',
      'null',
      'undefined',
      'NaN',
      'true',
      '-1',
      '1e999',
      '0x10',
      '9'.repeat(40),
    ],
    ...[
      '2026-02-30',
      '2026-13-01',
      '0000-00-00',
      '9999-12-31',
      '-271821-04-20',
      '275760-09-13',
      '24:00',
      '2026-11-21T25:61:61Z',
    ],
    ...[0, -0, -1, 1.5, 1e21, -1e21, 1e308, 5e-324, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, -(2 ** 63), 255, 65_536],
    ...[
      null,
      true,
      false,
      [],
      {},
      [[]],
      [null],
      { length: 1e9 },
      { toString: 1 },
      { valueOf: null },
      JSON.parse('{"then":1}'),
      { $ne: 1 },
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer({ min: 20, max: 400 }).map((depth) => nested(depth)),
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i += 1) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}
