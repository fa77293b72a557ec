import type { Face } from '../face.ts';

export const callUrl = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** Digits of an international number (E.164). */
const INTERNATIONAL = /^[1-9]\d{7,14}$/;

/** @returns null if WhatsApp cannot have the number, such as 0 800, 105 or a landline. */
export function whatsAppUrl(phone: string, { code, mobile }: Face['telephone'], message?: string): string | null {
  const typed = phone.trim();
  const digits = typed.replaceAll(/\D/g, '').replace(/^00/, '');
  const isInternational = typed.startsWith('+') || typed.startsWith('00');
  const own = isInternational ? digits : `${code}${digits}`;
  if (!INTERNATIONAL.test(own)) return null;
  if (own.startsWith(code) && !new RegExp(mobile).test(own.slice(code.length))) return null;
  return `https://wa.me/${own}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}
