import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';

/** An owner of photos, as a page shows it. */
export interface PhotoSubject extends OwnerRef {
  name: string;
}
