import type { PresetObject } from '@babel/core';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { routesWithoutSchemas } from './routes-without-schemas.ts';

// The plugin recommends its own transform, which does not parse messages at build time (compile-messages.ts).
process.env.LINGUI_SUPPRESS_BABEL_WARNING ??= '1';

export function sourcePlugins(): PluginOption[] {
  return [react(), babel({ presets: [screenText()] }), lingui()];
}

export function screenPlugins(): PluginOption[] {
  return [react(), babel({ presets: [screenText(), withoutSchemas] }), lingui()];
}

const withoutSchemas = defineRolldownBabelPreset({
  preset: () => ({ plugins: [routesWithoutSchemas] }),
  rolldown: { filter: { id: /\/features\/.*\/contract\/.*routes\.ts$/ } },
});

function screenText() {
  const macro = linguiTransformerBabelPreset({}, { skipValidation: true });
  const preset = (): PresetObject => ({
    plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message' }], compileMessages],
  });
  return { ...macro, preset };
}
