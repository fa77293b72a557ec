import { OCTO_BASE } from '#features/octo/contract/routes.ts';
import type { App, Area } from '#server/platform.ts';
import { showAvailability } from './availability/show-availability.ts';
import { cancel } from './bookings/cancel.ts';
import { change, confirm } from './bookings/change.ts';
import { extend } from './bookings/extend.ts';
import { reserve } from './bookings/reserve.ts';
import { showBookings } from './bookings/show-bookings.ts';
import { showVoucher } from './bookings/show-voucher.ts';
import { allowRegionKeys } from './keys/allow-region-keys.ts';
import { createOperatorKey } from './keys/create-operator-key.ts';
import { createRegionKey } from './keys/create-region-key.ts';
import { listOperatorKeys } from './keys/list-operator-keys.ts';
import { listRegionKeys } from './keys/list-region-keys.ts';
import { revokeOperatorKey } from './keys/revoke-operator-key.ts';
import { revokeRegionKey } from './keys/revoke-region-key.ts';
import { openOcto } from './open-octo.ts';
import { showProducts } from './products/show-products.ts';

/** OCTO 1.0 is a standard API by which agencies sell seats. */
export const octo: Area = {
  name: 'octo',
  async routes(app, platform) {
    listOperatorKeys(app, platform);
    createOperatorKey(app, platform);
    allowRegionKeys(app, platform);
    revokeOperatorKey(app, platform);
    listRegionKeys(app, platform);
    createRegionKey(app, platform);
    revokeRegionKey(app, platform);
    await showVoucher(app, platform);
    await app.register(
      async (standard: App) => {
        openOcto(standard, platform);
        showProducts(standard, platform);
        showAvailability(standard, platform);
        reserve(standard, platform);
        change(standard, platform);
        extend(standard, platform);
        confirm(standard, platform);
        cancel(standard, platform);
        showBookings(standard, platform);
      },
      { prefix: OCTO_BASE },
    );
  },
};
