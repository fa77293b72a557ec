import * as nit from 'stdnum/lib/cjs/co/nit.js';
import * as ruc from 'stdnum/lib/cjs/pe/ruc.js';
import { type Static, Type } from 'typebox';

/** Functions for check digits, keyed by the name that a country pack uses. */
const CHECKS: Record<string, typeof ruc.validate> = { 'pe.ruc': ruc.validate, 'co.nit': nit.validate };

export const isKnownCheck = (check: string): boolean => check in CHECKS;

const rule = {
  name: Type.String(),
  pattern: Type.String({ description: 'Expresión regular del número, sin espacios, puntos ni guiones' }),
  shape: Type.String({ description: 'Qué forma tiene el número, en una frase' }),
};

export const NumberRule = Type.Object({
  ...rule,
  check: Type.Optional(Type.String({ description: 'Cómo se comprueban sus dígitos de control, como «pe.ruc»' })),
});
export type NumberRule = Static<typeof NumberRule>;

export const AccountRule = Type.Object({
  ...rule,
  bankDigits: Type.Integer({ description: 'Cuántas cifras del comienzo son las del banco' }),
});
export type AccountRule = Static<typeof AccountRule>;

/** Ignores spaces, dots, hyphens and case. */
export function fitsRule(number: string, { pattern, check }: Pick<NumberRule, 'pattern' | 'check'>): boolean {
  const plain = plainNumber(number);
  return new RegExp(pattern).test(plain) && (!check || (CHECKS[check]?.(plain).isValid ?? false));
}

export const plainNumber = (number: string): string => number.replaceAll(/[\s.-]/g, '').toUpperCase();
