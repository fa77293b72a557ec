import { Value } from 'typebox/value';
import type { SettingIssue } from '#features/organisation/contract/check-settings.ts';
import { OrganisationSettings } from '#features/organisation/contract/settings.ts';

/** Errors of a member's form, in words for the person who types it. */
const WORDS: Readonly<Record<string, string>> = {
  'contact.email': 'Escribe un correo completo, como turismo@ejemplo.pe.',
  'contact.phone': 'Escribe el teléfono con números, como +51 44 123456, o déjalo vacío.',
  commission: 'Va de 0 a 10 %, con dos decimales como mucho.',
};

/** Members that are too long, empty or malformed; paths as in `checkSettings`. */
export function shapeIssues(draft: unknown): SettingIssue[] {
  return Value.Errors(OrganisationSettings, draft).map(({ instancePath }) => {
    const path = instancePath.slice(1).replaceAll('/', '.');
    const color = path.startsWith('brand.palette.') ? 'Escribe el color como #a1b2c3.' : undefined;
    return { path, code: 'shape', message: WORDS[path] ?? color ?? 'Falta, o es demasiado largo.' };
  });
}
