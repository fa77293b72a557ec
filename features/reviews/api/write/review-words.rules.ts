import type { ReviewBody } from '#features/reviews/contract/review.ts';
import { cleanWords, TITLE, WORDS } from '#features/reviews/contract/review-content.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { ReviewRow } from '../review.store.ts';

export interface ReviewText {
  rating: number;
  scores: string;
  title: string | null;
  body: string;
  author: string;
  language: string;
}

const oneLine = (text: string) => cleanWords(text).replaceAll(/\s+/gu, ' ');

/** @throws invalid if the cleaned text is too short */
export function reviewText({ title, ...review }: ReviewBody & { title?: string }): ReviewText {
  const { rating, scores, author, language } = review;
  const body = cleanWords(review.body);
  if (body.length < WORDS.least) {
    const message = `Cuenta un poco más: al menos ${WORDS.least} letras.`;
    throw problem(PLATFORM_ERRORS, 'invalid', { issues: [{ path: 'body.body', code: 'too_short', message }] });
  }
  const heading = oneLine(title ?? '').slice(0, TITLE.most);
  return { rating, scores: JSON.stringify(scores), title: heading || null, body, author: oneLine(author), language };
}

export function isSameText(known: ReviewRow, { scores, ...text }: ReviewText): boolean {
  const parts: Record<string, number> = JSON.parse(scores);
  const names = new Set([...Object.keys(parts), ...Object.keys(known.scores)]);
  return (
    Object.entries(text).every(([name, value]) => known[name as keyof ReviewRow] === value) &&
    [...names].every((name) => known.scores[name as keyof typeof known.scores] === parts[name])
  );
}
