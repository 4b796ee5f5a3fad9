export { ExportDesk } from './export-desk.js';
