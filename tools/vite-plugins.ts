import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** What turns our React sources into plain modules: the same list for the bundle, the server's own render and the tests. */
export function sourcePlugins(): PluginOption[] {
  return [
    react(),
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' }, { skipValidation: true })] }),
    lingui(),
  ];
}
