export { ClubType } from './club.type.js';
