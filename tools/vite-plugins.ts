import type { PresetObject } from '@babel/core';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { compileMessages } from './compile-messages.ts';

// The plugin recommends its own transform instead of Babel. That transform does not parse messages at build time (compile-messages.ts).
process.env.LINGUI_SUPPRESS_BABEL_WARNING ??= '1';

/** Plugins for our React sources, shared by the browser bundle, the server's rendering and the tests. */
export function sourcePlugins(): PluginOption[] {
  return [react(), babel({ presets: [screenText()] }), lingui()];
}

/** Lingui's macro. It keeps the Spanish text in the code and parses it. */
function screenText() {
  const macro = linguiTransformerBabelPreset({}, { skipValidation: true });
  const preset = (): PresetObject => ({
    plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message' }], compileMessages],
  });
  return { ...macro, preset };
}
