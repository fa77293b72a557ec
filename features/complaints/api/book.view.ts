import type { Book } from '#features/complaints/contract/complaint.ts';
import { type Law, noticesAt } from '#features/policies/api/public.ts';
import type { Region } from '#regions/read-region.ts';

export function bookView({ pack, mode }: Law, { settings }: Region): Book {
  const book = pack.complaint_book;
  const { short_name, ...authority } = book.authority;
  return {
    country: pack.country,
    name: book.name,
    shortName: book.short_name,
    prefix: book.prefix,
    intro: book.intro,
    kinds: book.kinds.map(({ id, name, meaning, term, extension }) => ({
      id,
      name,
      meaning,
      term,
      extendable: extension !== null,
    })),
    required: book.required,
    documents: pack.numbers.documents,
    guardian: book.guardian,
    receipt: book.receipt,
    notices: noticesAt({ pack, mode }, 'complaint').map(({ id, title, text }) => ({ id, title, text })),
    authority: { ...authority, shortName: short_name },
    retentionYears: book.retention_years,
    laws: [...new Set(book.basis.map(({ law, article }) => (article ? `${law}, ${article}` : law)))],
    confirmed: book.basis.every(({ review }) => review === 'confirmada'),
    provider: providerOf(settings),
    currency: { code: settings.currency.code, decimals: settings.currency.decimals },
  };
}

export function providerOf({ organisation }: Region['settings']): Book['provider'] {
  const { name, legal_name, address, email } = organisation;
  return { name, legalName: legal_name, address, email };
}
