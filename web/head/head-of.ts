import type { DataRouteObject } from 'react-router';
import type { Face } from '#web/face.ts';
import type { PageHandle } from '#web/page.tsx';
import type { Head } from './head.ts';

interface ScreenMatch {
  matches: { route: DataRouteObject; params: Record<string, string | undefined> }[];
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
  face: Face;
  url: URL;
}

export function headOf({ matches, loaderData, errors, face, url }: ScreenMatch): Head {
  const page = matches.at(-1);
  const failure = errors && Object.values(errors)[0];
  if (failure) {
    const missing = typeof failure === 'object' && 'status' in failure && failure.status === 404;
    return { title: missing ? 'No encontrado' : 'Algo falló', noIndex: true, failed: true };
  }
  const handle = page?.route.handle as PageHandle | undefined;
  if (!page || !handle) return {};
  return handle.head({ data: loaderData[page.route.id], params: page.params, url, face });
}
