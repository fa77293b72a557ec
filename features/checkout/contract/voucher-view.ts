import { type Static, Type } from 'typebox';

export const VoucherView = Type.Object({
  token: Type.String(),
  /** `path` is the `d` of an SVG path in a square of `size` modules, including the quiet zone. */
  qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
});
export type VoucherView = Static<typeof VoucherView>;
