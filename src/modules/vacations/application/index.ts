export { Vacations } from './vacations.js';
