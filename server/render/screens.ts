import type { Rendered, RenderRequest, ScreenRequest } from '#web/entry-server.tsx';
import type { Head } from '#web/head/head.ts';
import type { Build } from './build.ts';

export interface Screens {
  render: (request: RenderRequest) => Promise<Rendered>;
  describe: (request: ScreenRequest) => Promise<Head | null>;
}

/** The build in `dist` (built-screens.ts), or Vite during development (tools/dev-site.ts). */
export interface ScreenSource {
  build: Build;
  screens: Screens;
}
