import type { App } from '#server/platform.ts';

/**
 * A form on another site cannot send these content types, so no other site can upload files in a visitor's name. The
 * parser also accepts PDFs, so that the route can say why it refuses PDFs.
 */
export async function withPictures(app: App, register: (scope: App) => void): Promise<void> {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    const read = /^(image\/|application\/(pdf|octet-stream)\b)/;
    scope.addContentTypeParser(read, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    register(scope);
  });
}
