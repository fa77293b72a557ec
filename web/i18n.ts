import { setupI18n } from '@lingui/core';

/**
 * Empty, because the build compiles the Spanish texts in the source files (tools/compile-messages.ts). Another language
 * would need a catalogue here.
 */
export const i18n = setupI18n({ locale: 'es', messages: { es: {} } });
i18n.setMessagesCompiler((message) => [message]);
