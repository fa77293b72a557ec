import { setupI18n } from '@lingui/core';

/**
 * The Spanish catalogue is empty, because Spanish texts in the source files are compiled at build time
 * (tools/compile-messages.ts). Another language would need a catalogue here.
 */
export const i18n = setupI18n({ locale: 'es', messages: { es: {} } });
i18n.setMessagesCompiler((message) => [message]);
