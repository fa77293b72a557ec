import { setLocale } from '#web/format/locale.ts';

setLocale('es-PE');
