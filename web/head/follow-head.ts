import type { DataRouter } from 'react-router';
import type { Face } from '#web/face.ts';
import { applyHead } from './document-head.ts';
import { headTags } from './head.ts';
import { headOf } from './head-of.ts';

export function followHead(router: DataRouter, face: Face, publicUrl: string): void {
  let last = router.state.location;
  router.subscribe(({ navigation, location, matches, loaderData, errors }) => {
    if (navigation.state !== 'idle' || location === last) return;
    last = location;
    const url = new URL(location.pathname + location.search, publicUrl);
    applyHead(headTags(headOf({ matches, loaderData, errors, face, url }), face, publicUrl, url.pathname + url.search));
  });
}
