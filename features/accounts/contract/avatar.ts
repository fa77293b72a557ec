import { type Static, Type } from 'typebox';
import { orNull } from '#features/schema.ts';

/** A person's portrait: square, re-encoded by the server, shown to the person and beside the person's published texts. */

/** Largest upload in bytes and pixels; a browser sends far less, because it crops first. */
export const AVATAR_MOST = { bytes: 4_000_000, pixels: 16_000_000 } as const;
/** Widths in pixels that are generated. */
export const AVATAR_WIDTHS = [96, 320] as const;

export const Avatar = Type.Object({
  /** URLs of the portrait in two widths; null when initials are shown instead. */
  avatar: orNull(Type.Object({ small: Type.String(), large: Type.String() })),
});
export type Avatar = Static<typeof Avatar>;
