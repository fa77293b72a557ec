import type { Rendered, RenderRequest, ScreenRequest } from '#web/entry-server.tsx';
import type { Head } from '#web/head/head.ts';

/** What `vite build --ssr` made of web/entry-server.tsx. */
export interface Screens {
  render: (request: RenderRequest) => Promise<Rendered>;
  describe: (request: ScreenRequest) => Promise<Head | null>;
}
