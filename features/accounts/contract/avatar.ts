import { type Static, Type } from 'typebox';
import { orNull } from '#features/schema.ts';

/** A person's portrait: square, re-encoded by us, shown to the person and where they sign what they publish. */

export const AVATAR_PATH = '/api/me/avatar';
/** What is sent, in bytes and pixels; a browser sends far less, for it crops before. */
export const AVATAR_MOST = { bytes: 4_000_000, pixels: 16_000_000 } as const;
/** Widths that are made. */
export const AVATAR_WIDTHS = [96, 320] as const;

export const Avatar = Type.Object({
  /** Addresses of the square by its width; null: the initials are shown. */
  avatar: orNull(Type.Object({ small: Type.String(), large: Type.String() })),
});
export type Avatar = Static<typeof Avatar>;
