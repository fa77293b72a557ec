import type { OwnerEmail } from '../emails/claim-emails.ts';
import { WHY_TEAM } from '../emails/claim-emails.ts';
import type { Waiting } from './waiting.ts';

const PARTS = [
  { key: 'reports', one: 'Un viajero dice que algo está mal', label: 'Avisos de viajeros' },
  { key: 'questions', one: 'Una pregunta espera tu respuesta', label: 'Preguntas sin respuesta' },
  { key: 'reviews', one: 'Una opinión espera tu respuesta', label: 'Opiniones sin respuesta' },
] as const;

/** @param url page of the place, or of all places of the person */
export function digestWords(waiting: readonly Waiting[], url: string): OwnerEmail {
  const sums = PARTS.map((part) => ({ ...part, sum: waiting.reduce((sum, one) => sum + one[part.key], 0) })).filter(
    ({ sum }) => sum > 0,
  );
  const all = sums.reduce((sum, one) => sum + one.sum, 0);
  return {
    title: all === 1 ? sums[0]!.one : `${all} cosas te esperan`,
    paragraphs: ['Míralo: lo que respondes o corriges se ve al momento, y le avisamos a quien escribió.'],
    facts: sums.map(({ label, sum }) => ({ label, value: `${sum}` })),
    action: { label: 'Ver lo que espera', url },
    why: WHY_TEAM,
  };
}
