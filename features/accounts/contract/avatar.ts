import { type Static, Type } from 'typebox';
import { orNull } from '#features/schema.ts';

export const AVATAR_MOST = { bytes: 4_000_000, pixels: 16_000_000 } as const;
/** Pixels. */
export const AVATAR_WIDTHS = [96, 320] as const;

export const Avatar = Type.Object({
  avatar: orNull(Type.Object({ small: Type.String(), large: Type.String() })),
});
export type Avatar = Static<typeof Avatar>;
