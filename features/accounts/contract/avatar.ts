import { type Static, Type } from 'typebox';
import { orNull } from '#features/schema.ts';

/**
 * A person's portrait: square, re-encoded by the server, shown to the person and beside the person's published texts.
 */

/** Largest upload in bytes and pixels. A browser sends far less, because it crops first. */
export const AVATAR_MOST = { bytes: 4_000_000, pixels: 16_000_000 } as const;
/** Widths in pixels that are generated. */
export const AVATAR_WIDTHS = [96, 320] as const;

export const Avatar = Type.Object({
  /** Null if initials are shown instead of a portrait. */
  avatar: orNull(Type.Object({ small: Type.String(), large: Type.String() })),
});
export type Avatar = Static<typeof Avatar>;
