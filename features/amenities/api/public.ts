export { emergencyHelp } from './emergency-help.ts';
