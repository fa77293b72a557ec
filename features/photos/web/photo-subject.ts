import type { PhotoOwnerRef } from '../contract/share.ts';

/** A place, an operator or another owner of photos, as a page shows it. */
export interface PhotoSubject extends PhotoOwnerRef {
  name: string;
}
