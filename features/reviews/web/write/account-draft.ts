import { dropDraft, readDraft, writeDraft } from '#web/drafts/drafts.ts';
import { storage } from '#web/storage.ts';
import type { AccountReview, AccountReviewBody } from '../../contract/account-review.ts';
import type { Scores } from '../../contract/review.ts';
import { cleanWords, NAME, type ReviewLanguage, WORDS } from '../../contract/review-content.ts';
import type { ReviewSubject } from './review-subject.ts';

export interface AccountDraft {
  rating: number | null;
  scores: Scores;
  title: string;
  body: string;
  author: string;
  language: ReviewLanguage;
  /** `YYYY-MM`, or empty. */
  visitedMonth: string;
}

export type AccountFault = 'rating' | 'body' | 'author';

type Subject = Pick<ReviewSubject, 'kind' | 'id'>;

const keyOf = ({ kind, id }: Subject) => `opinion/${kind}/${id}`;

/** Drafts are deleted when another person signs in. A guest's text stays, because the guest signs in to publish it. */
const guestKeyOf = (of: Subject) => `visita/${keyOf(of)}`;

export function keepAccountDraft(of: Subject, draft: AccountDraft, isGuest = false): void {
  if (isGuest) storage.write(guestKeyOf(of), draft);
  else writeDraft(keyOf(of), draft);
}

export function dropAccountDraft(of: Subject): void {
  dropDraft(keyOf(of));
  storage.remove(guestKeyOf(of));
}

/** A text that was typed on this device comes first, then the stored review. */
export function firstDraft(of: Subject, known: AccountReview | null, suggestedAuthor: string): AccountDraft {
  const kept = readDraft<AccountDraft>(keyOf(of)) ?? storage.read<AccountDraft>(guestKeyOf(of));
  if (kept) return { ...kept, author: kept.author || suggestedAuthor };
  return known
    ? draftOf(known)
    : { rating: null, scores: {}, title: '', body: '', author: suggestedAuthor, language: 'es', visitedMonth: '' };
}

export function draftOf({ rating, scores, title, body, author, language, visitedOn }: AccountReview): AccountDraft {
  return {
    ...{ rating, scores, body, author },
    title: title ?? '',
    language: language as ReviewLanguage,
    visitedMonth: monthOf(visitedOn),
  };
}

const monthOf = (day: string | null): string => day?.split('-').slice(0, 2).join('-') ?? '';

export function faultsOf({ rating, body, author }: AccountDraft): AccountFault[] {
  return [
    ...(rating === null ? (['rating'] as const) : []),
    ...(cleanWords(body).length < WORDS.least ? (['body'] as const) : []),
    ...(cleanWords(author).length < NAME.least ? (['author'] as const) : []),
  ];
}

export function bodyOf({ kind, id }: Subject, draft: AccountDraft): AccountReviewBody {
  const { rating, scores, language, visitedMonth } = draft;
  const title = draft.title.trim();
  return {
    about: { kind, id },
    rating: rating!,
    ...{ scores, language },
    ...(title && { title }),
    body: cleanWords(draft.body),
    author: draft.author.trim(),
    ...(visitedMonth && { visitedMonth }),
  };
}

/** The present month and the eleven before it, as `YYYY-MM`. */
export function visitMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, back) => {
    const months = year * 12 + month - 1 - back;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}
