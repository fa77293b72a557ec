import { buildWhenChanged } from './build.ts';

process.env.NODE_ENV ??= 'production';
await buildWhenChanged();
await import('#server/main.ts');
