import { type Static, Type } from 'typebox';

/** The voucher that a traveller shows at the meeting point. A copy is stored on the device for use offline. */
export const VoucherView = Type.Object({
  token: Type.String(),
  /** The QR code as the `d` of an SVG path in a square of `size` modules, including the quiet zone. */
  qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
});
export type VoucherView = Static<typeof VoucherView>;
