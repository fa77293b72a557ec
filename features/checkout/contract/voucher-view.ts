import { type Static, Type } from 'typebox';

/** What a traveller shows at the meeting point: kept on the phone, it needs no connection. */
export const VoucherView = Type.Object({
  /** The text of the code. */
  token: Type.String(),
  /** The code as the `d` of an SVG path in a square of `size` modules, quiet margin included. */
  qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
});
export type VoucherView = Static<typeof VoucherView>;
