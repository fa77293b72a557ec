import { setupI18n } from '@lingui/core';

/**
 * Texts of the screens are written in Spanish in the source files and are compiled at build time (tools/compile-messages.ts). Therefore the
 * Spanish catalogue is empty. Another language would need a catalogue here.
 */
export const i18n = setupI18n({ locale: 'es', messages: { es: {} } });
i18n.setMessagesCompiler((message) => [message]);
