import type { OwnerKind } from '../../contract/owner-queries.ts';
import type { SubScore } from '../../contract/review-content.ts';

/** An owner that people review with an account, as a page shows it. */
export interface ReviewSubject {
  kind: OwnerKind;
  /** Id or slug. */
  id: string;
  name: string;
  /** Path of the owner's page, to which a person returns after signing in. */
  page: string;
  /** Parts that visitors can score besides the stars. */
  parts: readonly SubScore[];
  /** Asks whether the person was there, such as "¿Hiciste este viaje?". */
  invitation: string;
  /** A visit can be proved by a code at the place. */
  hasCode: boolean;
  /** Only people who prove a visit by the code review the owner. */
  onlyWithCode?: true;
  /** The owner answered a quotation of the person, who did not visit it. */
  byQuotation?: true;
}
