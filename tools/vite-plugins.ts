import type { PresetObject } from '@babel/core';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { compileMessages } from './compile-messages.ts';

// The plugin advises to leave Babel; ours also parses the messages (compile-messages.ts), which its own transform does not.
process.env.LINGUI_SUPPRESS_BABEL_WARNING ??= '1';

/** Compiles our React sources to plain modules: the same plugins for the bundle, the server's rendering and the tests. */
export function sourcePlugins(): PluginOption[] {
  return [react(), babel({ presets: [screenText()] }), lingui()];
}

/** Lingui's macro, with the Spanish text kept in place and parsed. */
function screenText() {
  const macro = linguiTransformerBabelPreset({}, { skipValidation: true });
  const preset = (): PresetObject => ({
    plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message' }], compileMessages],
  });
  return { ...macro, preset };
}
