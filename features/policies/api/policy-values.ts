import type { Filling } from '#features/policies/contract/fill-in.ts';
import { legalModeOf, salesOf } from '#regions/legal-mode.ts';
import type { Region } from '#regions/read-region.ts';
import { noticesAt } from './law.ts';

export function policyFilling(region: Pick<Region, 'settings' | 'country'>): Filling {
  return { values: policyValues(region), sells: salesOf(region) };
}

function policyValues({ settings, country }: Pick<Region, 'settings' | 'country'>): Record<string, string> {
  const { organisation } = settings;
  const { complaint_book: book, withdrawal, register, legal_modes } = country;
  const mode = legalModeOf({ settings });
  const protection = noticesAt({ pack: country, mode }, 'footer').find(({ id }) => id === 'escnna');
  return {
    producto: settings.product,
    region: settings.name,
    organizacion: organisation.name,
    razon_social: organisation.legal_name,
    correo: organisation.email,
    direccion: organisation.address,
    pais: country.name,
    libro: book.name,
    tipos_de_reclamo: book.kinds.map(({ name, meaning }) => `- **${name}**: ${meaning}`).join('\n'),
    plazos_de_respuesta: book.kinds
      .map(
        ({ name, term, extension }) =>
          `- ${name}: ${termWords(term)}${extension ? `, que se puede ampliar ${termWords(extension)} si te decimos por qué` : ', sin prórroga'}.`,
      )
      .join('\n'),
    conservacion_de_reclamos: years(book.retention_years),
    autoridad_de_consumo: `${book.authority.name} (${book.authority.short_name})`,
    autoridad_de_consumo_web: book.authority.url,
    escalar: book.authority.how,
    retracto: withdrawal.summary,
    retracto_reglas: withdrawal.rights
      .map(
        ({ name, applies, term, refund, exclusions }) =>
          `- **${name}**: ${applies} Plazo: ${termWords(term)}.${refund ? ` La devolución tarda como máximo ${termWords(refund)}.` : ''}${exclusions.map(({ text }) => ` No corresponde si: ${lowerFirst(text)}`).join('')}`,
      )
      .join('\n'),
    proteccion: protection?.text ?? '',
    registro: `${register.name} (${register.short_name})`,
    registro_de_la_organizacion: organisation.register_number ?? 'sin número',
    modo_legal: legal_modes[mode].summary,
    leyes_de_reclamos: book.basis.map(({ law, article }) => `- ${law}${article ? `, ${article}` : ''}`).join('\n'),
  };
}

function termWords({ days, counted }: { days: number; counted: 'business' | 'calendar' }): string {
  const kind = counted === 'business' ? ['día hábil', 'días hábiles'] : ['día calendario', 'días calendario'];
  return `${days} ${days === 1 ? kind[0] : kind[1]}`;
}

const years = (count: number) => (count === 1 ? '1 año' : `${count} años`);
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
