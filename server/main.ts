import { openBuiltScreens } from './render/built-screens.ts';
import { startSite } from './start-site.ts';

await startSite({ openScreens: openBuiltScreens });
