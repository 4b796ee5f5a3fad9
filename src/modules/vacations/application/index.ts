export { AutomaticVacation } from './automatic-vacation.js';
