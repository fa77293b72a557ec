import { Type } from 'typebox';
import { findBooking, writeVoucherPdf } from '#features/bookings/api/public.ts';
import { octoVoucherRoute } from '#features/octo/contract/routes.ts';
import { isUuid } from '#server/database/uuid.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { octoRoute } from '../open-octo.ts';
import { voucherLinks } from './voucher-link.ts';

export async function showVoucher(app: App, platform: Platform): Promise<void> {
  const { db, config } = platform;
  const links = await voucherLinks(config);
  app.get(
    octoVoucherRoute,
    {
      ...octoRoute,
      schema: { params: Type.Object({ bookingId: Type.String(), file: Type.String({ maxLength: 60 }) }) },
    },
    async ({ params: { bookingId, file } }, reply) => {
      const booking =
        isUuid(bookingId) && links.isOf(bookingId, file) ? await findBooking(db, config.REGION, bookingId) : undefined;
      const pdf = booking && (await writeVoucherPdf(platform, booking));
      if (!pdf) throw problem(PLATFORM_ERRORS, 'not_found');
      return reply
        .headers({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex, nofollow',
          'content-disposition': `inline; filename="${booking.reference}.pdf"`,
        })
        .type('application/pdf')
        .send(pdf);
    },
  );
}
