import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

const advice = (password: string) => passwordStrength(password, ['Lucía Mendoza', 'lucia.m@example.org']).advice;

it('without guessable parts, only the length decides the strength', () => {
  expect(passwordStrength('')).toEqual({ level: 0, advice: 'empty', missing: 8 });
  expect(passwordStrength('totora')).toEqual({ level: 1, advice: 'short', missing: 2 });
  expect(advice('totoramar')).toBe('fair');
  expect(advice('caballo de totora')).toBe('strong');
  expect(advice('caballototora')).toBe('good');
});

it('guessable parts do not count towards the length', () => {
  expect(advice('mendoza2026')).toBe('personal');
  expect(advice('LUCÍAlucía')).toBe('personal');
  expect(advice('Password2026')).toBe('common');
  expect(advice('contraseña1')).toBe('common');
  expect(advice('aaaaaaaaab')).toBe('repeats');
  expect(advice('qwerty12345')).toBe('series');
  expect(advice('987654321abcd')).toBe('series');
});

it('a phrase may contain the person’s name', () => {
  expect(passwordStrength('Lucía cruza el desierto', ['Lucía Mendoza']).advice).toBe('good');
});
