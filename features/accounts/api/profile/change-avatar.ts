import { AVATAR_MOST, AVATAR_PATH, AVATAR_WIDTHS, Avatar } from '#features/accounts/contract/avatar.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { App, Platform } from '#server/platform.ts';
import { acceptImages } from '#server/storage/image-routes.ts';
import { type KeptImage, keepImage } from '#server/storage/keep-image.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { personOf } from '../person-of.ts';
import { findAvatar, saveAvatar } from './avatar.store.ts';
import { avatarView } from './avatar.view.ts';

/** `/api/me/avatar`: a person's portrait. People without a portrait are shown by their initials. */
export async function changeAvatar(app: App, { db, config }: Platform): Promise<void> {
  const files = keptFiles(config);
  const schema = { tags: ['Cuenta'], response: { 200: Avatar } };

  app.get(
    AVATAR_PATH,
    { config: { right: 'account.own' }, schema: { ...schema, summary: 'Tu foto' } },
    async (request) => avatarView(await findAvatar(db, config.REGION, personOf(request).accountId)),
  );

  app.delete(
    AVATAR_PATH,
    { config: { right: 'account.own' }, schema: { ...schema, summary: 'Quita tu foto' } },
    async (request) => {
      await replace(personOf(request).accountId, null);
      return avatarView(null);
    },
  );

  await app.register(async (scope: App) => {
    acceptImages(scope);
    scope.put(
      AVATAR_PATH,
      {
        bodyLimit: AVATAR_MOST.bytes,
        config: { right: 'account.own', rateLimit: { max: 20, timeWindow: 60_000 } },
        schema: { ...schema, summary: 'Cambia tu foto', consumes: ['image/jpeg', 'image/png', 'image/webp'] },
      },
      async (request) => {
        const image = await keepImage(files, request.body as Buffer, {
          maxBytes: AVATAR_MOST.bytes,
          maxPixels: AVATAR_MOST.pixels,
          widths: AVATAR_WIDTHS,
          formats: ['webp'],
          square: true,
        });
        await replace(personOf(request).accountId, image);
        return avatarView(image);
      },
    );
  });

  async function replace(accountId: string, image: KeptImage | null): Promise<void> {
    const before = await inTransaction(db, (trx) => saveAvatar(trx, config.REGION, accountId, image));
    if (before) await files.remove(before.id);
  }
}
